/** A test server over node:net: it keeps requests unchanged and can send bytes that no HTTP library would. */

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Answers one request with any bytes. `number` counts the requests from 1. */
export type ServerScript = (socket: Socket, request: string, number: number) => unknown;

/** A running server. */
export interface WireServer extends AsyncDisposable {
  readonly url: string;
  /** Every request, head and body, byte for byte as latin1. */
  readonly requests: readonly string[];
  /** How many connections clients made, and how many are open. */
  readonly connections: { made: number; open: number };
}

/** Starts a server on a free port of 127.0.0.1. */
export async function wireServer(say: ServerScript): Promise<WireServer> {
  const requests: string[] = [];
  const connections = { made: 0, open: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections.made++;
    connections.open++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      connections.open--;
      sockets.delete(socket);
    });
    let text = '';
    socket.setEncoding('latin1').on('data', (piece: string) => {
      text += piece;
      for (let end = requestEnd(text); end > 0; end = requestEnd(text)) {
        const request = text.slice(0, end);
        text = text.slice(end);
        requests.push(request);
        say(socket, request, requests.length);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The end of the first request in a text, or 0 where the request is incomplete. */
function requestEnd(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? '0';
  const end = head + 4 + Number(length);
  return text.length < end ? 0 : end;
}

/** An answer with its Content-Length, as bytes. */
export function httpMessage(body: string | Uint8Array, headers = '', status = '200 OK'): Buffer {
  const bytes = Buffer.from(body);
  const lines = headers === '' ? '' : `${headers.trim().replaceAll('\n', '\r\n')}\r\n`;
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines}Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
}
