/** A small HTTP proxy that opens tunnels, and looks names up in a table of its own. */

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A running proxy. */
export interface ProxyServer extends AsyncDisposable {
  readonly url: string;
  /** The host and port of each tunnel that a client asked for, and the credentials that it gave. */
  readonly asked: readonly { readonly authority: string; readonly credentials: string | undefined }[];
  /** Requests that a client wanted the proxy to send on itself. */
  readonly forwarded: readonly string[];
}

/** Starts a proxy on a free port of 127.0.0.1. `ports`: the local port for each `host:port`; it refuses others with 502. */
export async function proxyServer(ports: Readonly<Record<string, number>>, status = 200): Promise<ProxyServer> {
  const asked: { authority: string; credentials: string | undefined }[] = [];
  const forwarded: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, answer) => {
    forwarded.push(request.url!);
    answer.writeHead(405).end();
  });
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  server.on('connect', ({ url = '', headers }: IncomingMessage, client: Socket) => {
    asked.push({ authority: url, credentials: headers['proxy-authorization'] });
    const port = ports[url];
    if (status !== 200 || port === undefined) {
      client.end(`HTTP/1.1 ${status === 200 ? 502 : status} No\r\n\r\n`);
      return;
    }
    const there = connect({ host: '127.0.0.1', port }, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      client.pipe(there).pipe(client);
    });
    sockets.add(there);
    there.on('error', () => client.destroy());
    client.on('error', () => there.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    forwarded,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
