import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { ConnectError, type ConnectRouter, type Interceptor } from '@connectrpc/connect';
import { connectNodeAdapter } from '@connectrpc/connect-node';
import { SERVICE, serviceNamed } from '../../../../spec/service-named.ts';
import { BACKLOG, connectionsFirst } from '../../connections.ts';
import type { LogRpc } from './log-rpc.ts';

/** The operations as routes of a Connect router: over a socket, or in process. */
export function rpcRoutes(rpc: LogRpc, name = SERVICE): (router: ConnectRouter) => void {
  return (router) => {
    router.service(serviceNamed(name), rpc);
  };
}

const HOST = '127.0.0.1';

/** gRPC behind a socket. */
export interface ServingRpc {
  /** `host:port`. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Puts the operations behind HTTP/2 without TLS on 127.0.0.1, as gRPC (Connect and gRPC-Web are understood too). A
 * message of more than `bodyLimit` bytes (default: 4 MiB) is answered with "resource exhausted", an exception of a
 * handler with "internal" and no details, after `onError` (default: print to standard error) had it.
 *
 * @throws the error of `listen`, such as EADDRINUSE.
 */
export async function serveRpc(
  rpc: LogRpc,
  o: {
    readonly port?: number;
    readonly name?: string;
    readonly bodyLimit?: number;
    readonly onError?: (error: unknown) => void;
  } = {},
): Promise<ServingRpc> {
  const { port = 0, name = SERVICE, bodyLimit = 4 * 1024 * 1024, onError = console.error } = o;
  const sessions = new Set<ServerHttp2Session>();
  const reporting: Interceptor = (next) => async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (!(error instanceof ConnectError)) onError(error);
      throw error;
    }
  };
  const answer = connectNodeAdapter({
    routes: rpcRoutes(rpc, name),
    readMaxBytes: bodyLimit,
    grpc: true,
    interceptors: [reporting],
  });
  const server = createServer((request, response) => {
    const turn = turnstile();
    if (turn) void turn.then(() => answer(request, response));
    else answer(request, response);
  }).on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const turnstile = connectionsFirst(server);
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, HOST, BACKLOG, done);
  });
  return {
    address: `${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      }),
  };
}
