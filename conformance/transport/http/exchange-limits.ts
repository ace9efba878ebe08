/** How long an exchange may take and how much of an answer is taken in. */
import type { TransportFailureCode } from '../../core/target/transport-failure.ts';

/** Bounds of one exchange. */
export interface ExchangeLimits {
  /** From the first byte sent to the last byte received. */
  readonly timeoutMs: number;
  /** Ends the exchange at once: the run's budget. */
  readonly signal?: AbortSignal;
  /** How many body bytes are taken in at most. */
  readonly bytes: number;
}

/** The signal that ends an exchange: its own time, or the run's. */
export function deadlineSignal(bounds: ExchangeLimits): AbortSignal {
  // A timer of Node takes whole milliseconds only.
  const own = AbortSignal.timeout(Math.ceil(bounds.timeoutMs));
  return bounds.signal ? AbortSignal.any([own, bounds.signal]) : own;
}

/** Which bound has ended an exchange; undefined where none has. `signal` is its deadline. */
export function exceededLimit(bounds: ExchangeLimits, signal: AbortSignal): TransportFailureCode | undefined {
  if (bounds.signal?.aborted) return 'budget';
  return signal.aborted ? 'timeout' : undefined;
}

/** What a promise gives, or a rejection with the signal's reason when that comes first. */
export function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
