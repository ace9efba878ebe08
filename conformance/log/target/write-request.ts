import type { Answer } from '../../core/target/answer.ts';
import { headerValue } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { LONGEST_WAIT_MS, MAX_REDIRECTS, rateLimitFailure, withinBudget } from '../../transport/client/limits.ts';
import type { ReaderOptions } from '../../transport/client/reader.ts';
import { retryAfterMs } from '../../transport/client/retry-after.ts';
import { splitUrl } from '../../transport/client/url.ts';
import { refuseOtherHost } from '../../transport/connect/redirect-hosts.ts';
import type { ExchangeLimits } from '../../transport/http/exchange-limits.ts';
import { redactUrl } from '../../transport/record/redact.ts';

/** A request that may change the log. */
export interface WriteRequest {
  readonly url: string;
  /** The request, without the headers of --header, which are sent only to the host of `url`. */
  readonly request: Omit<WireRequest, 'path'>;
  /** The name of the exchange in the record. */
  readonly resource: string;
  readonly bounds: ExchangeLimits;
}

const TRIES = 5;

/**
 * Sends a request that may change the log. It is not sent again after a lost answer, since the log may have acted on
 * it. 307 and 308 mean that it did not, and name the address for the same method and content (RFC 9110 sections 15.4.8,
 * 15.4.9): they are followed as reads follow them, but not to another host. After 301, 302 and 303 a client may use another method, so these are
 * answers.
 */
export async function sendWriteRequest(write: WriteRequest, options: ReaderOptions): Promise<Answer> {
  const home = new URL(write.url).origin;
  const visited = new Set<string>();
  let url = new URL(write.url).href;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    visited.add(url);
    const { origin, path } = splitUrl(url);
    const headers = [...(origin === home ? options.headers : []), ...(write.request.headers ?? [])];
    const answer = await sendUntilReady(origin, home, { ...write.request, path, headers }, write, options).catch(
      (cause) => {
        // A redirect is an answer, so the log was reached even if a later request fails.
        if (hop === 0 || !(cause instanceof TransportFailure) || cause.answered) throw cause;
        throw new TransportFailure(cause.code, cause.message, { answered: true, cause });
      },
    );
    const location = headerValue(answer, 'location');
    if (![307, 308].includes(answer.status) || !location || !URL.canParse(location, url)) return answer;
    url = new URL(location, url).href;
    if (visited.has(url)) return answer;
    refuseOtherHost(write.url, url, options.redirectHosts);
  }
  throw new TransportFailure('too-many-redirects', `${redactUrl(write.url)}: more than ${MAX_REDIRECTS} redirects`, {
    answered: true,
  });
}

/** Sends a request, again after a wait if the answer is 429 or 503, which report that nothing happened. */
async function sendUntilReady(
  origin: string,
  home: string,
  request: WireRequest,
  { resource, bounds }: WriteRequest,
  options: ReaderOptions,
): Promise<Answer> {
  const { signal, time, recorder } = options;
  // A server may close an idle connection at any time (RFC 9112 section 9.3.1), and a request sent at that moment would
  // have to be sent again. So each write uses a new connection.
  const fresh = { ...request, fresh: true };
  for (let wait = 0; ; wait++) {
    await withinBudget(signal, () => options.pace(signal));
    const answer = await recorder.send(options.transport(origin, home), fresh, { bounds, resource, attempt: 1 });
    if (answer.status !== 429 && answer.status !== 503) return answer;
    const ms = retryAfterMs(answer) ?? 500 * 2 ** wait;
    if (wait >= TRIES || ms > LONGEST_WAIT_MS)
      throw rateLimitFailure(`${request.method} ${origin}${request.path}`, answer);
    await withinBudget(signal, () => time.sleep(ms, signal));
  }
}
