import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { deadlineSignal, type ExchangeLimits, exceededLimit, orAborted } from './exchange-limits.ts';
import { transportFailureOf } from './failure-of-error.ts';
import { contentLength } from './http-message.ts';
import { collectBody, InterruptedBody, type RawAnswer, type Transport } from './transport.ts';

/** A server as a function with the types of the Fetch standard. */
export type Handler = (request: Request) => Promise<Response> | Response;

/** The origin of in-process addresses. A host under `.invalid` never exists (RFC 6761). */
export const IN_PROCESS = 'http://in-process.invalid';

/**
 * The address in an option, such as `example`. For a handler it may be only a path, below the handler's origin.
 * @throws TypeError where it is not an http or https address.
 */
export function targetAddress(
  option: string,
  text: string | undefined,
  handler: Handler | undefined,
  example = 'https://log.example/api/v2',
): string {
  const address = handler && text?.startsWith('/') ? IN_PROCESS + text : (text ?? '');
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  const path = handler ? `, or a path such as ${new URL(example).pathname}` : '; a path alone goes only with a handler';
  throw new TypeError(
    `${option}: expected an http or https address such as ${example}${path}; found ${JSON.stringify(text) ?? 'nothing'}`,
  );
}

/**
 * A handler in the caller's own thread. `Request` normalises paths and drops some headers, so checks that need the
 * exact bytes of a request are not applicable here.
 */
export function inProcessTransport(handler: Handler): Transport {
  async function send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer> {
    const init: RequestInit = {
      method: request.method,
      headers: (request.headers ?? []).map(([k, v]): [string, string] => [k, v]),
    };
    if (request.body !== undefined) init.body = Buffer.from(request.body);
    const requestText = `${request.method} ${IN_PROCESS}${request.path}`;
    const signal = deadlineSignal(bounds);
    // The signal shows the handler that its client has disconnected.
    init.signal = signal;
    try {
      return await orAborted(signal, answer(new Request(IN_PROCESS + request.path, init), requestText, bounds.bytes));
    } catch (thrown) {
      const cause = thrown instanceof InterruptedBody ? thrown.cause : thrown;
      if (cause instanceof TransportFailure) throw cause;
      const bound = exceededLimit(bounds, signal);
      if (bound) throw transportFailureOf(cause, requestText, false, bound);
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new TransportFailure('protocol', `${requestText}: the handler threw: ${why}`, { cause });
    }
  }

  async function answer(request: Request, requestText: string, limit: number): Promise<RawAnswer> {
    const response = await handler(request);
    const { body, cut } = response.body
      ? await collectBody(response.body as unknown as AsyncIterable<Uint8Array>, limit)
      : { body: new Uint8Array(), cut: false };
    const headers = [...response.headers];
    const announced = request.method === 'HEAD' || response.status === 304 ? undefined : contentLength(headers);
    // A server that has sent less than it announced can only close the connection (RFC 9112 section 8).
    if (!cut && announced !== undefined && body.length < announced)
      throw new TransportFailure('reset', `${requestText}: the body ended before its announced length`, {
        answered: true,
        incomplete: { announced, received: body.length },
      });
    return { status: response.status, headers, body, cut };
  }

  return { origin: IN_PROCESS, send, close: async () => {} };
}
