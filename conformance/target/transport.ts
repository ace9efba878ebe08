import type { Header } from '../core/exchange.ts';
import type { WireRequest } from '../core/target.ts';
import type { TroubleCode } from '../core/trouble.ts';
import { Gathered } from './gathered.ts';

/** What came back, with the body still in its content coding and cut at the limit. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** There was more body than the limit allowed. */
  readonly cut: boolean;
}

/** Bounds of one exchange. */
export interface Bounds {
  /** From the first byte sent to the last byte received. */
  readonly timeoutMs: number;
  /** Ends the exchange at once: the run's budget. */
  readonly signal?: AbortSignal;
  /** How many body bytes are taken in at most. */
  readonly bytes: number;
}

/** Sends requests verbatim to one origin. Every way of reaching a target is one of these. Failures are `Trouble`. */
export interface Transport {
  /** `http://host:port`, or a name for what is not on a network. */
  readonly origin: string;
  send(request: WireRequest, bounds: Bounds): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Header list from the flat name, value, name, value form that HTTP libraries use. */
export function pairs(flat: readonly string[]): Header[] {
  const headers: Header[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) headers.push([flat[at]!, flat[at + 1]!]);
  return headers;
}

/** Reads a body up to a limit and lets the rest go. `expected` is its length, where the answer tells it. */
export async function collect(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  expected?: number,
): Promise<{ readonly body: Uint8Array; readonly cut: boolean }> {
  const gathered = new Gathered(limit, expected);
  let cut = false;
  for await (const chunk of chunks) {
    cut = !gathered.add(chunk);
    if (cut) break;
  }
  return { body: gathered.end(), cut };
}

/** The signal that ends an exchange: its own time, or the run's. */
export function deadline(bounds: Bounds): AbortSignal {
  // A timer of Node takes whole milliseconds only.
  const own = AbortSignal.timeout(Math.ceil(bounds.timeoutMs));
  return bounds.signal ? AbortSignal.any([own, bounds.signal]) : own;
}

/** Which bound has ended an exchange; undefined where none has. `signal` is its deadline. */
export function spent(bounds: Bounds, signal: AbortSignal): TroubleCode | undefined {
  if (bounds.signal?.aborted) return 'budget';
  return signal.aborted ? 'timeout' : undefined;
}

/** What a promise gives, or a rejection with the signal's reason when that comes first. */
export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
