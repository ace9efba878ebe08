import { Client, Pool } from 'undici';
import type { WireRequest } from '../core/target.ts';
import { MAX_HEADERS } from './incoming.ts';
import { lengthOf } from './message.ts';
import { rawTransport } from './raw.ts';
import { redactUrl } from './redact.ts';
import { type Bounds, collect, deadline, pairs, type RawAnswer, spent, type Transport, within } from './transport.ts';
import { troubleOf } from './trouble-of.ts';

/** How many connections one target gets at a time. */
const CONNECTIONS = 8;
/** Headers that undici sets itself, drops or refuses. */
const OWN = new Set(['connection', 'content-length', 'expect', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * HTTP/1.1 by undici, over a small pool, or over a connection of its own for a `fresh` request. What undici would not
 * send as it stands goes by node:net.
 */
export function poolTransport(origin: string): Transport {
  const options = { allowH2: false, maxHeaderSize: MAX_HEADERS, headersTimeout: 0, bodyTimeout: 0 } as const;
  const pool = new Pool(origin, { ...options, connections: CONNECTIONS });
  const raw = rawTransport(origin);

  async function send(request: WireRequest, bounds: Bounds): Promise<RawAnswer> {
    if (!isPlain(request)) return raw.send(request, bounds);
    const dispatcher = request.fresh ? new Client(origin, { ...options, pipelining: 0 }) : pool;
    const where = `${request.method} ${redactUrl(origin + request.path)}`;
    const signal = deadline(bounds);
    let answered = false;
    try {
      // While a connection is being made, undici does not hear its signal.
      const answer = await within(
        signal,
        dispatcher.request({
          method: request.method,
          path: request.path,
          headers: (request.headers ?? []).flat(),
          body: request.body === undefined ? null : Buffer.from(request.body),
          responseHeaders: 'raw',
          signal,
        }),
      );
      answered = true;
      const headers = pairs(answer.headers as unknown as string[]);
      const { body, cut } = await within(signal, collect(answer.body, bounds.bytes, lengthOf(headers)));
      return { status: answer.statusCode, headers, body, cut };
    } catch (cause) {
      throw troubleOf(cause, where, answered, spent(bounds, signal));
    } finally {
      if (request.fresh) void dispatcher.destroy();
    }
  }

  return {
    origin,
    send,
    close: async () => {
      await pool.destroy();
    },
  };
}

/** Whether undici sends a request as it stands. */
function isPlain({ method, path, headers = [] }: WireRequest): boolean {
  const names = headers.map(([name]) => name.toLowerCase());
  return (
    /^[A-Z]+$/.test(method) &&
    /^\/[\x21-\x7e]*$/.test(path) &&
    names.every((name) => /^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name) && !OWN.has(name)) &&
    names.indexOf('host') === names.lastIndexOf('host') &&
    headers.every(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value))
  );
}
