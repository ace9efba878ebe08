import { type Answer, type Header, headerOf } from '../core/exchange.ts';
import type { Time } from '../core/time.ts';
import { Trouble } from '../core/trouble.ts';
import type { Pace } from './pace.ts';
import type { Recorder } from './recorder.ts';
import { redactUrl } from './redact.ts';
import { retryAfterMs } from './retry-after.ts';
import type { Bounds, Transport } from './transport.ts';

/** How a reader goes about it. */
export interface ReaderOptions {
  readonly recorder: Recorder;
  readonly time: Time;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Headers that the person gave. They never go to another host. */
  readonly headers: readonly Header[];
  /** The way to an origin, for redirects. */
  transport(origin: string): Transport;
}

/** One thing to read: where, under what name, how much of it at most. */
export interface Reading {
  readonly url: string;
  /** What the exchange is recorded as; absent where the answer does not stand for the resource. */
  readonly resource?: string;
  /** Default: GET. Redirects of POST are answers: it may do more than ask (RFC 9110 section 15.4). */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly bytes: number;
  readonly headers?: readonly Header[];
  readonly fresh?: boolean;
}

/** How many redirects in a row are followed. */
export const REDIRECTS = 10;
/** A server's error of the moment, its own or a gateway's (RFC 9110 sections 15.6.1, 15.6.3, 15.6.5). */
const PASSING = new Set([500, 502, 504]);
const TRIES = 3;
/** Longer than this a run does not wait because a target asks it to. */
export const LONGEST_WAIT_MS = 30_000;
const REDIRECTING = new Set([301, 302, 303, 307, 308]);
const RETRIED = new Set(['reset', 'refused']);

/** The origin of an address, and the rest as it stands: `URL` would resolve its dots. */
export function split(url: string): { readonly origin: string; readonly path: string } {
  const rest = /^https?:\/\/[^/?#\\]+([^#]*)/i.exec(url)?.[1];
  if (rest === undefined || !URL.canParse(url))
    throw new Trouble('protocol', `${redactUrl(url)} is not an http or https address`, { answered: true });
  // What an address cannot carry goes as the bytes of its UTF-8 (RFC 3987 section 3.1).
  const path = rest.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return { origin: new URL(url).origin, path: path.startsWith('/') ? path : `/${path}` };
}

/**
 * Reads as a careful client does: paced, with redirects followed, transport failures and a server's passing errors
 * tried again, 429 and 503 waited out where the answer says for how long. A circle of redirects is an answer (its status is 3xx); ten
 * different ones in a row are more than we follow.
 */
export async function read(reading: Reading, options: ReaderOptions): Promise<Answer> {
  const progress = { answered: false };
  try {
    return await follow(reading, options, progress);
  } catch (cause) {
    // Whoever has answered once was reached, however it went on from there.
    if (cause instanceof Trouble && !cause.answered && progress.answered)
      throw new Trouble(cause.code, cause.message, { answered: true, cause });
    throw cause;
  }
}

/** Whether an answer, or at least its beginning, has been seen. */
interface Progress {
  answered: boolean;
}

async function follow(reading: Reading, options: ReaderOptions, progress: Progress): Promise<Answer> {
  const home = split(reading.url).origin;
  const seen = new Set<string>();
  let url = reading.url;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    seen.add(url);
    const { origin, path } = split(url);
    const headers = [...(origin === home ? options.headers : []), ...(reading.headers ?? [])];
    const answer = await patiently(options.transport(origin), path, headers, reading, options, progress);
    const location = headerOf(answer, 'location');
    if (reading.method === 'POST' || !REDIRECTING.has(answer.status)) return answer;
    if (!location || !URL.canParse(location, url)) return answer;
    url = new URL(location, url).href;
    if (seen.has(url)) return answer;
  }
  throw new Trouble('too-many-redirects', `${redactUrl(reading.url)}: more than ${REDIRECTS} redirects`);
}

async function patiently(
  transport: Transport,
  path: string,
  headers: readonly Header[],
  reading: Reading,
  options: ReaderOptions,
  progress: Progress,
): Promise<Answer> {
  const { recorder, time, signal, timeoutMs } = options;
  const bounds: Bounds = { timeoutMs, bytes: reading.bytes, signal };
  const { resource, method = 'GET', fresh } = reading;
  const request = { method, path, headers, ...(fresh ? { fresh } : {}) };
  let failures = 0;
  for (let wait = 0; ; ) {
    await inBudget(signal, () => options.pace(signal));
    try {
      const attempt = failures + 1;
      const answer = await recorder.send(transport, request, { bounds, attempt, ...(resource ? { resource } : {}) });
      progress.answered = true;
      // It says nothing of the resource, as a failed transport does not. One that stays is an answer.
      if (PASSING.has(answer.status) && ++failures < TRIES) {
        await inBudget(signal, () => time.sleep(1000 * failures, signal));
        continue;
      }
      if (answer.status !== 429 && answer.status !== 503) return answer;
      const ms = retryAfterMs(answer) ?? 1000 * 2 ** wait;
      if (++wait >= TRIES || ms > LONGEST_WAIT_MS) throw rateLimited(`${method} ${transport.origin}${path}`, answer);
      await inBudget(signal, () => time.sleep(ms, signal));
    } catch (cause) {
      if (cause instanceof Trouble && cause.answered) progress.answered = true;
      if (!(cause instanceof Trouble) || !RETRIED.has(cause.code) || ++failures >= TRIES) throw cause;
      await inBudget(signal, () => time.sleep(150 * 4 ** (failures - 1), signal));
    }
  }
}

/** Waits, unless the run's budget is or comes to be spent. */
export async function inBudget(signal: AbortSignal, wait: () => Promise<void>): Promise<void> {
  try {
    signal.throwIfAborted();
    await wait();
  } catch (cause) {
    throw signal.aborted ? new Trouble('budget', "the run's budget is spent", { cause }) : cause;
  }
}

/** A target that answers 429 or 503 and asks for more time than a run has. */
export function rateLimited(where: string, { status }: Answer): Trouble {
  const slower = status === 429 ? ': ask more slowly with --rate' : '';
  const message = `${redactUrl(where)}: answers ${status} however long we wait${slower}`;
  return new Trouble('rate-limited', message, { answered: true });
}
