import type { Answer } from '../core/exchange.ts';
import type { WireRequest } from '../core/target.ts';
import { inBudget, LONGEST_WAIT_MS, type ReaderOptions, rateLimited } from './reader.ts';
import { retryAfterMs } from './retry-after.ts';
import type { Bounds } from './transport.ts';

/** A request that may change the target. */
export interface Write {
  readonly origin: string;
  readonly request: WireRequest;
  /** What the exchange is recorded as. */
  readonly resource: string;
  readonly bounds: Bounds;
}

const TRIES = 5;

/**
 * Sends a request that may change something. It is never sent twice because of a lost answer: it may have happened.
 * 429 and 503 say that it did not, so they are waited out.
 */
export async function write({ origin, request, resource, bounds }: Write, options: ReaderOptions): Promise<Answer> {
  const { signal, time, recorder } = options;
  for (let wait = 0; ; wait++) {
    await inBudget(signal, () => options.pace(signal));
    const answer = await recorder.send(options.transport(origin), request, { bounds, resource, attempt: 1 });
    if (answer.status !== 429 && answer.status !== 503) return answer;
    const ms = retryAfterMs(answer) ?? 500 * 2 ** wait;
    if (wait >= TRIES || ms > LONGEST_WAIT_MS) throw rateLimited(`${request.method} ${origin}${request.path}`, answer);
    await inBudget(signal, () => time.sleep(ms, signal));
  }
}
