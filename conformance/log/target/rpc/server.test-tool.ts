/** Servers that answer gRPC as no server should, and a client for them. */

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, createServer as createNetServer, type Server, type Socket } from 'node:net';
import type { ReaderOptions } from '../../../transport/client/reader.ts';
import { type ScriptedTransport, scriptedTransport } from '../../../transport/client/scripted-transport.test-tool.ts';
import { WriteBudget } from '../write-budget.ts';
import { logOverGrpc } from './log-over-grpc.ts';

/** A server on a free port. */
export interface RpcServer extends AsyncDisposable {
  readonly url: string;
  /** How many connections are open. */
  connections(): number;
}

/** A server of HTTP/2 without TLS. `say` answers each stream. */
export function http2Server(
  say: (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void,
): Promise<RpcServer> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer()
    .on('session', (session) => {
      sessions.add(session);
      session.on('error', () => {}).on('close', () => sessions.delete(session));
    })
    .on('stream', (stream, headers) =>
      say(
        stream.on('error', () => {}),
        headers,
      ),
    );
  return listening(server, () => {
    for (const session of sessions) session.destroy();
  });
}

/** A server of bytes. `say` is called for each connection. */
export function netServer(say: (socket: Socket) => void): Promise<RpcServer> {
  return listening(
    createNetServer((socket) => say(socket.on('error', () => {}).resume())),
    () => {},
  );
}

async function listening(server: Server, end: () => void): Promise<RpcServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    [Symbol.asyncDispose]: async () => {
      end();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
}

/** An uncompressed message after its length. `length` may be wrong. */
export function enveloped(message: Uint8Array, { length = message.length, compressed = false } = {}): Buffer {
  const head = Buffer.alloc(5);
  head[0] = compressed ? 1 : 0;
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, message]);
}

/** The headers of every answer. */
export const GRPC = { ':status': 200, 'content-type': 'application/grpc' } as const;

/** Answers with a message and a status. */
export function answerWith(stream: ServerHttp2Stream, bytes: Uint8Array, trailers = { 'grpc-status': '0' }): void {
  stream.respond(GRPC, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.end(bytes);
}

/** The operations of a server, with ten seconds for each. */
export function clientOf(url: string, more: Partial<ReaderOptions> = {}, maxWrites = 10) {
  const writes = new WriteBudget(maxWrites);
  const on: ScriptedTransport = scriptedTransport([], { timeoutMs: 10_000, ...more });
  return { ...on, writes, grpc: logOverGrpc({ url }, on.options, writes) };
}
