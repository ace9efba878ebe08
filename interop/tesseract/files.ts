/** Serves the folder of a log of certificates to its readers, as C2SP static-ct-api has it: TesseraCT leaves that to a web server. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OwnServer, ownServer } from '../own-server.ts';

/** Other files in the folder are private. */
const OBJECT = /^\/(checkpoint|issuer\/[0-9a-f]{64}|tile\/(data|[0-5])\/(x\d{3}\/)*\d{3}(\.p\/[1-9]\d{0,2})?)$/;

/** Serves a folder; the address is the monitoring prefix. */
export const monitoringFiles = (directory: string): Promise<OwnServer> =>
  ownServer((request, response) => answer(directory, request, response));

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
