/** Limits on the duration of an exchange and the size of an answer. */
import type { TransportFailureCode } from '../../core/target/transport-failure.ts';

/** Bounds of one exchange. */
export interface ExchangeLimits {
  /** From the first byte sent to the last byte received. */
  readonly timeoutMs: number;
  /** Aborts the exchange when the run's budget is spent. */
  readonly signal?: AbortSignal;
  /** How many bytes of the body are read at most. */
  readonly bytes: number;
}

/** The signal that ends an exchange: at its timeout, or at the end of the run's budget. */
export function deadlineSignal(bounds: ExchangeLimits): AbortSignal {
  // Node's timers accept only whole milliseconds.
  const timeout = AbortSignal.timeout(Math.ceil(bounds.timeoutMs));
  return bounds.signal ? AbortSignal.any([timeout, bounds.signal]) : timeout;
}

/** The limit that ended an exchange; undefined where no limit did. `signal`: its deadline. */
export function exceededLimit(bounds: ExchangeLimits, signal: AbortSignal): TransportFailureCode | undefined {
  if (bounds.signal?.aborted) return 'budget';
  return signal.aborted ? 'timeout' : undefined;
}

/** The result of a promise, or a rejection with the signal's reason if the signal aborts first. */
export function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
