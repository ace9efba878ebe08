import type { Socket } from 'node:net';
import type { WireRequest } from '../../core/target/wire.ts';
import { type Connect, Network } from '../connect/network.ts';
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
export function rawTransport(origin: string, connectTo: Connect = new Network().named(origin)): Transport {
  const { host } = new URL(origin);

  async function send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer> {
    const requestText = `${request.method} ${redactUrl(origin + request.path)}`;
    const signal = deadlineSignal(bounds);
    const incoming = new IncomingAnswer(requestText, request.method, bounds.bytes);
    let socket: Socket | undefined;
    const abort = () => void socket?.destroy(signal.reason);
    let late: NodeJS.Timeout | undefined;
    signal.addEventListener('abort', abort, { once: true });
    try {
      const open = (socket = await connectTo(['http/1.1'], signal));
      signal.throwIfAborted();
      open.write(Buffer.concat([head(request, host), request.body ?? new Uint8Array()]));
      for await (const piece of open) {
        const answer = incoming.take(piece);
        if (answer && !request.beyond) return answer;
        if (answer && incoming.beyond.length > 0) return { ...answer, body: incoming.beyond.slice() };
        // Some servers keep a connection open despite Connection: close.
        if (answer) late ??= setTimeout(() => open.end().push(null), BEYOND_MS);
      }
      return incoming.end();
    } catch (cause) {
      const bound = exceededLimit(bounds, signal);
      throw transportFailureOf(cause, requestText, incoming.answered, bound, connectTo.proxy);
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
      socket?.destroy();
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
