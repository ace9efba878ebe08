/** Serves the folder of a log of certificates to its readers, as C2SP static-ct-api has it: TesseraCT leaves that to a web server. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A running file server, and the end of it. */
export interface MonitoringFiles {
  /** The monitoring prefix, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Other files in the folder are private. */
const OBJECT = /^\/(checkpoint|issuer\/[0-9a-f]{64}|tile\/(data|[0-5])\/(x\d{3}\/)*\d{3}(\.p\/[1-9]\d{0,2})?)$/;

/** Serves a folder on a free port of 127.0.0.1. */
export async function monitoringFiles(directory: string): Promise<MonitoringFiles> {
  const server = createServer((request, response) => {
    answer(directory, request, response).catch((cause: Error) => response.destroy(cause));
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

function contentType(path: string): string {
  if (path === 'checkpoint') return 'text/plain; charset=utf-8';
  return path.startsWith('issuer/') ? 'application/pkix-cert' : 'application/octet-stream';
}

async function answer(directory: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const [, path] = OBJECT.exec(url) ?? [];
  const bytes = path === undefined ? undefined : await readFile(join(directory, path)).catch(() => undefined);
  if (path === undefined || bytes === undefined || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(path !== undefined && bytes !== undefined ? 405 : 404).end();
    return;
  }
  const isData = path.startsWith('tile/data/');
  const body = isData ? gzipSync(bytes) : bytes;
  response.writeHead(200, {
    'Content-Type': contentType(path),
    'Cache-Control': path === 'checkpoint' ? 'no-cache' : 'max-age=604800, immutable',
    'Content-Length': body.length,
    // "Logs may use it with no negotiation" (static-ct-api, "Log entries").
    ...(isData && { 'Content-Encoding': 'gzip' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
