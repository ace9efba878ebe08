import type { IncomingMessage } from 'node:http';
import { byteSink } from '../../byte-sink.ts';
import type { Direct } from '../../serve.ts';
import type { Answer } from './answer.ts';
import { type AppendMounted, appended } from './append-route.ts';
import { type CreateMounted, created } from './create-route.ts';

/** A route that takes entries. */
interface Route {
  readonly limit: () => number;
  readonly answer: (body: Uint8Array) => Promise<Answer>;
}

/**
 * The fast path for entries: making a Request and a Response takes longer than all else that is done for a raw entry.
 * Requests other than a POST of known, allowed length to the plain path are left to the handler.
 */
export function logDirect(mounted: AppendMounted & CreateMounted): Direct {
  const { parts, base = '', rawAppend = true, entries = true, frozen } = mounted.rig;
  const routes = new Map<string | undefined, Route>();
  if (rawAppend && frozen === undefined)
    routes.set(`${base}/append`, { limit: () => parts.entryLimit(), answer: (body) => appended(body, mounted) });
  if (entries)
    routes.set(`${base}/api/v2/log/entries`, {
      limit: () => parts.requestLimit(),
      answer: (body) => created(body, mounted),
    });
  return (incoming, outgoing) => {
    const route = incoming.method === 'POST' ? routes.get(incoming.url) : undefined;
    const length = Number(incoming.headers['content-length'] ?? Number.NaN);
    // A body in chunks has no length.
    if (!route || !(length <= route.limit())) return undefined;
    return bodyOf(incoming, length).then(async (body) => {
      if (!body) return;
      const { status, headers, text } = await route.answer(body);
      outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
      outgoing.end(text);
    });
  };
}

/** The body; `undefined` where the client ends the connection before it has sent all. */
function bodyOf(incoming: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  const body = byteSink(limit);
  if (incoming.destroyed) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    incoming.on('data', (chunk: Uint8Array) => body.add(chunk));
    incoming.on('end', () => resolve(body.bytes()));
    incoming.on('error', () => resolve(undefined));
    incoming.on('close', () => resolve(undefined));
  });
}
