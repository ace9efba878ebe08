/** The 15-entry log of transparency-dev/tessera behind a static file server of our own, at each size that it had. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type OwnServer, ownServer } from '../own-server.ts';

/** The folder of the log, which is read where it is stored. */
export const folder = new URL('../../../shared/vectors/tessera/log/', import.meta.url);
/** Whether the folder exists. */
export const present = existsSync(folder);
export const origin = 'example.com/log/testdata';
export const vkey = 'example.com/log/testdata+33d7b496+AeHTu4Q3hEIMHNqc6fASMsq3rKNx280NI+oO5xCFkkSx';
/** Every size that has a checkpoint. */
export const sizes: readonly number[] = Array.from({ length: 16 }, (_, size) => size);

/** Everything that a log of up to 15 entries has beside its checkpoint; the widths are the sizes. */
const PARTIAL = /^\/tile\/(0|entries)\/000\.p\/([1-9]|1[0-5])$/;

/** Serves the log as it was at a size, with every partial tile and bundle up to that size. The address is the tlog-tiles prefix. */
export const staticLog = (size: number): Promise<OwnServer> =>
  ownServer((request, response) => answer(size, request, response));

async function answer(size: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const [, kind, width] = PARTIAL.exec(path) ?? [];
  if (request.method === 'GET' && path === '/checkpoint') {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(await readFile(new URL(`checkpoint.${size}`, folder)));
  } else if (request.method === 'GET' && width !== undefined && Number(width) <= size) {
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    const body = await readFile(new URL(path.slice(1), folder));
    response.end(kind === 'entries' ? packed(body, request, response) : body);
  } else {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(404).end('not found\n');
  }
}

/** A bundle as gzip where the client takes that and it makes the bundle smaller. */
function packed(body: Buffer, request: IncomingMessage, response: ServerResponse): Buffer {
  response.setHeader('Vary', 'Accept-Encoding');
  const small = gzipSync(body);
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(;\s*q=(0\.\d*[1-9]\d*|1(\.0*)?)\s*)?$/i.test(coding));
  if (!accepted || small.length >= body.length) return body;
  response.setHeader('Content-Encoding', 'gzip');
  return small;
}
