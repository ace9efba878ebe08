import type { Time } from '../../core/run/time.ts';
import type { Answer } from '../../core/target/answer.ts';
import { type Header, headerValue } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { ExchangeLimits } from '../http/exchange-limits.ts';
import type { Transport } from '../http/transport.ts';
import type { Recorder } from '../record/recorder.ts';
import { redactUrl } from '../record/redact.ts';
import { LONGEST_WAIT_MS, MAX_REDIRECTS, rateLimitFailure, withinBudget } from './limits.ts';
import type { Pace } from './pace.ts';
import { retryAfterMs } from './retry-after.ts';
import { splitUrl } from './url.ts';

/** The settings of a reader. */
export interface ReaderOptions {
  readonly recorder: Recorder;
  readonly time: Time;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Headers that the user gave. The reader never sends them to another host. */
  readonly headers: readonly Header[];
  /** The transport for an origin. `home`: the origin that redirects to it, where it does. */
  transport(origin: string, home?: string): Transport;
  /** Hosts to which a write may be redirected, and a read whatever their address: those of --allow-redirect. */
  readonly redirectHosts?: readonly string[];
}

/** One read: the address, its name in the record, and the limit on its size. */
export interface ReadRequest {
  readonly url: string;
  /** The resource under which the exchange is recorded; absent where the answer does not represent the resource. */
  readonly resource?: string;
  /**
   * Default: GET. The reader does not follow redirects of POST, since POST may have effects (RFC 9110 section 15.4).
   */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly bytes: number;
  readonly headers?: readonly Header[];
  readonly fresh?: boolean;
}
/** Transient errors of a server or a gateway (RFC 9110 sections 15.6.1, 15.6.3, 15.6.5). */
const PASSING_ERRORS = new Set([500, 502, 504]);
const TRIES = 3;
/** Of a server that says when to come again: requests of other checks may take the turn of this one meanwhile. */
const INVITED_TRIES = 6;
const REDIRECTING = new Set([301, 302, 303, 307, 308]);
const RETRIED = new Set(['reset', 'refused']);

/**
 * Reads as a careful client does: it paces requests, follows redirects, retries after transport failures and a
 * server's transient errors, and waits after 429 and 503 for as long as the answer demands. A cycle of redirects is an
 * answer (its status is 3xx); more than ten consecutive redirects are a failure.
 */
export async function readPatiently(reading: ReadRequest, options: ReaderOptions): Promise<Answer> {
  const progress = { answered: false };
  try {
    return await followRedirects(reading, options, progress);
  } catch (cause) {
    // A target that has answered once was reached, even if a later step fails.
    if (cause instanceof TransportFailure && !cause.answered && progress.answered)
      throw new TransportFailure(cause.code, cause.message, { answered: true, cause });
    throw cause;
  }
}

/** Whether an answer, or at least its beginning, has arrived. */
interface Progress {
  answered: boolean;
}

async function followRedirects(reading: ReadRequest, options: ReaderOptions, progress: Progress): Promise<Answer> {
  const home = splitUrl(reading.url).origin;
  const visited = new Set<string>();
  let url = reading.url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    visited.add(url);
    const { origin, path } = splitUrl(url);
    const headers = [...(origin === home ? options.headers : []), ...(reading.headers ?? [])];
    const answer = await sendWithRetries(options.transport(origin, home), path, headers, reading, options, progress);
    const location = headerValue(answer, 'location');
    if (reading.method === 'POST' || !REDIRECTING.has(answer.status)) return answer;
    if (!location || !URL.canParse(location, url)) return answer;
    url = new URL(location, url).href;
    if (visited.has(url)) return answer;
  }
  throw new TransportFailure('too-many-redirects', `${redactUrl(reading.url)}: more than ${MAX_REDIRECTS} redirects`);
}

async function sendWithRetries(
  transport: Transport,
  path: string,
  headers: readonly Header[],
  reading: ReadRequest,
  options: ReaderOptions,
  progress: Progress,
): Promise<Answer> {
  const { recorder, time, signal, timeoutMs } = options;
  const bounds: ExchangeLimits = { timeoutMs, bytes: reading.bytes, signal };
  const { resource, method = 'GET', fresh } = reading;
  const request = { method, path, headers, ...(fresh ? { fresh } : {}) };
  let failures = 0;
  let invited = 0;
  let uninvited = 0;
  let waitedMs = 0;
  for (;;) {
    await withinBudget(signal, () => options.pace(signal));
    try {
      const attempt = failures + 1;
      const answer = await recorder.send(transport, request, { bounds, attempt, ...(resource ? { resource } : {}) });
      progress.answered = true;
      // A transient error says nothing about the resource, like a failed transport. A lasting error is an answer.
      if (PASSING_ERRORS.has(answer.status) && ++failures < TRIES) {
        await withinBudget(signal, () => time.sleep(1000 * failures, signal));
        continue;
      }
      if (answer.status !== 429 && answer.status !== 503) return answer;
      const invitedMs = retryAfterMs(answer);
      // A server may round its seconds down: after one that said 0 in vain, there is a pause all the same.
      const leastMs = invited === 0 ? 0 : 125 * 2 ** invited;
      const ms = invitedMs === undefined ? 1000 * 2 ** uninvited : Math.max(invitedMs, leastMs);
      const isPatient = invitedMs === undefined ? ++uninvited < TRIES : ++invited < INVITED_TRIES;
      if (!isPatient || ms > LONGEST_WAIT_MS || waitedMs + ms > 2 * LONGEST_WAIT_MS)
        throw rateLimitFailure(`${method} ${transport.origin}${path}`, answer);
      await withinBudget(signal, () => time.sleep(ms, signal));
      waitedMs += ms;
    } catch (cause) {
      if (cause instanceof TransportFailure && cause.answered) progress.answered = true;
      if (!(cause instanceof TransportFailure) || !RETRIED.has(cause.code) || ++failures >= TRIES) throw cause;
      await withinBudget(signal, () => time.sleep(150 * 4 ** (failures - 1), signal));
    }
  }
}
