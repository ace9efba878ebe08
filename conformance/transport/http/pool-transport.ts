import { type buildConnector, Client, errors, Pool } from 'undici';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { type Connect, Network } from '../connect/network.ts';
import { redactUrl } from '../record/redact.ts';
import { deadlineSignal, type ExchangeLimits, exceededLimit, orAborted } from './exchange-limits.ts';
import { transportFailureOf } from './failure-of-error.ts';
import { contentLength } from './http-message.ts';
import { MAX_HEADER_BYTES } from './incoming-answer.ts';
import { rawTransport } from './raw-transport.ts';
import { collectBody, headerPairs, InterruptedBody, type RawAnswer, type Transport } from './transport.ts';

/** How many connections the pool has at most. */
const CONNECTIONS = 8;
/** Safe methods: their requests may be sent twice (RFC 9110 section 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Headers that undici sets itself, drops or refuses. */
const OWN = new Set(['connection', 'content-length', 'expect', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * HTTP/1.1 by undici, over a small pool, or over a new connection for a `fresh` request. Requests that undici would
 * alter are sent by node:net, and so are requests to a server whose answers undici refuses, though a client must be
 * able to parse them: see `isRefusedByUndici`. `connectTo` opens the connections of both.
 */
export function poolTransport(origin: string, connectTo: Connect = new Network().named(origin)): Transport {
  const connect: buildConnector.connector = (_to, done) => {
    connectTo(['http/1.1']).then(
      (socket) => done(null, socket),
      (cause) => done(cause, null),
    );
  };
  const options = { connect, maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 0, bodyTimeout: 0 } as const;
  const pool = new Pool(origin, { ...options, connections: CONNECTIONS });
  const raw = rawTransport(origin, connectTo);
  let refused = false;
  /** Whether a closed connection was looked into. */
  let alerted = false;

  async function send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer> {
    // A request with a body may not be sent twice, so it goes over node:net even before undici has refused an answer.
    if (refused || request.beyond || request.body !== undefined || !isPlain(request)) return raw.send(request, bounds);
    const dispatcher = request.fresh ? new Client(origin, { ...options, pipelining: 0 }) : pool;
    const requestText = `${request.method} ${redactUrl(origin + request.path)}`;
    const signal = deadlineSignal(bounds);
    let answered = false;
    let announced: number | undefined;
    try {
      // While undici connects, it ignores its signal.
      const answer = await orAborted(
        signal,
        dispatcher.request({
          method: request.method,
          path: request.path,
          headers: (request.headers ?? []).flat(),
          responseHeaders: 'raw',
          signal,
        }),
      );
      answered = true;
      const headers = headerPairs(answer.headers as unknown as string[]);
      announced = contentLength(headers);
      const { body, cut } = await orAborted(signal, collectBody(answer.body, bounds.bytes, announced));
      return { status: answer.statusCode, headers, body, cut };
    } catch (thrown) {
      const cause = thrown instanceof InterruptedBody ? thrown.cause : thrown;
      if (isRefusedByUndici(cause)) {
        refused = true;
        if (SAFE.has(request.method)) return await raw.send(request, bounds);
      }
      if (!answered && isClosed(cause)) await reportAlert(request, bounds);
      const bound = exceededLimit(bounds, signal);
      const failure = transportFailureOf(cause, requestText, answered, bound, connectTo.proxy);
      if (bound !== undefined || !(thrown instanceof InterruptedBody) || !isClosed(cause)) throw failure;
      const incomplete = { announced, received: thrown.received };
      throw new TransportFailure(failure.code, failure.message, { answered, cause, incomplete });
    } finally {
      if (request.fresh) void dispatcher.destroy();
    }
  }

  /** Over TLS undici hides why the server closed the connection: its alert. @throws TransportFailure `tls` */
  async function reportAlert(request: WireRequest, bounds: ExchangeLimits): Promise<void> {
    if (alerted || !origin.startsWith('https:') || !SAFE.has(request.method)) return;
    alerted = true;
    const again = await raw.send(request, bounds).catch((failure: unknown) => failure);
    if (again instanceof TransportFailure && again.code === 'tls') {
      alerted = false;
      throw again;
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

/**
 * Whether undici failed at an answer that a client must be able to parse: a 100 (Continue) for which it did not ask
 * (RFC 9110 section 15.2), or white space behind the number of Content-Length (section 5.5), which undici takes for digits.
 */
function isRefusedByUndici(cause: unknown): boolean {
  if (cause instanceof errors.ResponseContentLengthMismatchError) return true;
  return cause instanceof errors.SocketError && cause.message === 'bad response';
}

/** Whether the server ended the connection: after a reset, bytes that it has sent may be lost. */
function isClosed(cause: unknown): boolean {
  return cause instanceof errors.SocketError && cause.message === 'other side closed';
}

/** Whether undici sends a request unchanged. */
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
