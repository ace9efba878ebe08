/**
 * Serves the files of a Rekor log over HTTP. The server itself answers 501 to reads: a real log is read through a
 * bucket or a web server, with the content types and the caching that are set here.
 */

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OwnServer, ownServer } from '../own-server.ts';

const PREFIX = '/api/v2';
/** Paths of tlog-tiles and no others: other files in the directory are private. */
const OBJECT = /^\/(checkpoint|tile\/(entries|\d{1,2})\/(x\d{3}\/)*\d{3}(\.p\/[1-9]\d{0,2})?)$/;

/** Serves the storage directory of a log under `/api/v2`. The address is the tlog-tiles prefix. */
export async function rekorFiles(directory: string): Promise<OwnServer> {
  const { url, close } = await ownServer((request, response) => answer(directory, request, response));
  return { url: `${url}${PREFIX}`, close };
}

async function answer(directory: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
  const [, path, kind] = (url.startsWith(PREFIX) && OBJECT.exec(url.slice(PREFIX.length))) || [];
  const bytes = path === undefined ? undefined : await readFile(join(directory, path)).catch(absent);
  if (bytes === undefined) return refuse(response, 404);
  if (path === 'checkpoint') {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
  } else {
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Cache-Control', 'max-age=604800,immutable');
  }
  const small = kind === 'entries' && gzipTaken(request) ? gzipSync(bytes) : bytes;
  if (kind === 'entries') response.setHeader('Vary', 'Accept-Encoding');
  if (small !== bytes) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', small.length);
  response.end(method === 'HEAD' ? undefined : small);
}

function absent(cause: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(cause.code ?? '')) throw cause;
}

function gzipTaken(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''));
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.writeHead(status).end(status === 404 ? 'not found\n' : 'method not allowed\n');
}
