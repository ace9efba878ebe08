/** A server of our own in front of files that another program, or nobody, serves. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running server, and the end of it. */
export interface OwnServer {
  /** Its address, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves on a free port of 127.0.0.1; an answer that rejects breaks its connection. */
export async function ownServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<OwnServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch((cause: Error) => response.destroy(cause));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
