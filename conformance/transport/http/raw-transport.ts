import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { WireRequest } from '../../core/target/wire.ts';
import { redactUrl } from '../record/redact.ts';
import { deadlineSignal, type ExchangeLimits, exceededLimit } from './exchange-limits.ts';
import { transportFailureOf } from './failure-of-error.ts';
import { IncomingAnswer } from './incoming-answer.ts';
import type { RawAnswer, Transport } from './transport.ts';

/** How long to wait for content that should not come. */
const BEYOND_MS = 1000;

/**
 * HTTP/1.1 over node:net, for requests that no HTTP library would send. Each request has its own connection, which
 * ends with it.
 */
export function rawTransport(origin: string): Transport {
  const url = new URL(origin);
  const secure = url.protocol === 'https:';
  const port = Number(url.port || (secure ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A server name is never an IP address (RFC 6066 section 3).
  const servername = isIP(host) ? '' : host;

  async function send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer> {
    const requestText = `${request.method} ${redactUrl(origin + request.path)}`;
    const signal = deadlineSignal(bounds);
    const incoming = new IncomingAnswer(requestText, request.method, bounds.bytes);
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
        // Some servers keep a connection open despite Connection: close.
        if (answer) late ??= setTimeout(() => socket.end().push(null), BEYOND_MS);
      }
      return incoming.end();
    } catch (cause) {
      throw transportFailureOf(cause, requestText, incoming.answered, exceededLimit(bounds, signal));
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
      socket.destroy();
    }
  }

  return { origin, send, close: async () => {} };
}

/** The head of a request, encoded as latin1: each character is one byte. */
function head(request: WireRequest, host: string): Uint8Array {
  const headers = request.headers ?? [];
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const framing: [string, string][] = [];
  if (!names.has('host')) framing.push(['Host', host]);
  if (!names.has('connection')) framing.push(['Connection', 'close']);
  if (request.body && !names.has('content-length') && !names.has('transfer-encoding'))
    framing.push(['Content-Length', String(request.body.length)]);
  const lines = [...framing, ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${request.method} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
}
