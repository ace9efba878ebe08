import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { WireRequest } from '../../core/target/wire.ts';
import { redactUrl } from '../record/redact.ts';
import { deadlineSignal, type ExchangeLimits, exceededLimit } from './exchange-limits.ts';
import { transportFailureOf } from './failure-of-error.ts';
import { IncomingAnswer } from './incoming-answer.ts';
import type { RawAnswer, Transport } from './transport.ts';

/** How long content is waited for that should not come. */
const BEYOND_MS = 1000;

/**
 * HTTP/1.1 over node:net, for requests that no HTTP library agrees to send. Each request has a connection of its own,
 * which ends with it.
 */
export function rawTransport(origin: string): Transport {
  const url = new URL(origin);
  const secure = url.protocol === 'https:';
  const port = Number(url.port || (secure ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A server name is never an address (RFC 6066 section 3).
  const servername = isIP(host) ? '' : host;

  async function send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer> {
    const where = `${request.method} ${redactUrl(origin + request.path)}`;
    const signal = deadlineSignal(bounds);
    const incoming = new IncomingAnswer(where, request.method, bounds.bytes);
    const socket: Socket = secure ? connectTls({ host, port, servername }) : connectTcp({ host, port });
    const abort = () => socket.destroy(signal.reason);
    let late: NodeJS.Timeout | undefined;
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    try {
      socket.write(Buffer.concat([head(request, url.host), request.body ?? new Uint8Array()]));
      for await (const piece of socket) {
        const answer = incoming.take(piece);
        if (answer && !request.beyond) return answer;
        if (answer && incoming.beyond.length > 0) return { ...answer, body: incoming.beyond.slice() };
        // Not every server ends a connection that it was asked to end.
        if (answer) late ??= setTimeout(() => socket.end().push(null), BEYOND_MS);
      }
      return incoming.end();
    } catch (cause) {
      throw transportFailureOf(cause, where, incoming.answered, exceededLimit(bounds, signal));
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
      socket.destroy();
    }
  }

  return { origin, send, close: async () => {} };
}

/** The request as bytes: a character of a path or a header is the byte of that number. */
function head(request: WireRequest, host: string): Uint8Array {
  const headers = request.headers ?? [];
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const framing: [string, string][] = [];
  if (!given.has('host')) framing.push(['Host', host]);
  if (!given.has('connection')) framing.push(['Connection', 'close']);
  if (request.body && !given.has('content-length') && !given.has('transfer-encoding'))
    framing.push(['Content-Length', String(request.body.length)]);
  const lines = [...framing, ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${request.method} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
}
