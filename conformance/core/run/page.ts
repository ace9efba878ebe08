import type { Exchange } from '../target/exchange.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import { TimeSpent } from './time-spent.ts';

/** How many exchanges a report shows as the evidence of one check. */
const SHOWN = 8;
/** How many failed exchanges and retries of one check are kept. */
const KEPT = 4000;

/** The times of a check, as its result has them. */
export type CheckTimes = Pick<CheckResult, 'durationMs' | 'pausedMs' | 'targetMs' | 'waitedMs'>;

/** The times alone of a result. */
export const timesOf = ({ durationMs, pausedMs = 0, targetMs = 0, waitedMs = 0 }: CheckTimes): CheckTimes => ({
  durationMs,
  ...(pausedMs > 0 ? { pausedMs } : {}),
  ...(targetMs > 0 ? { targetMs } : {}),
  ...(waitedMs > 0 ? { waitedMs } : {}),
});

/** What happened while a check was judged: its exchanges, and on what its time was spent. */
export class Page {
  /** The place of the check in the plan, by which it goes before others. */
  readonly rank: number;
  readonly pauses = new TimeSpent();
  readonly answers = new TimeSpent();
  /** Waits for other checks that were judged at the same time. */
  readonly waits = new TimeSpent();
  #exchanges: readonly Exchange[] = [];
  /** Exchanges whose transport failed, and retries, in order. */
  readonly #troubles: Exchange[] = [];

  constructor(rank: number) {
    this.rank = rank;
  }

  add(exchange: Exchange): void {
    this.#exchanges = [...this.#exchanges, exchange].slice(-SHOWN);
    this.answers.add(exchange.startedMs, exchange.startedMs + exchange.durationMs);
    if (exchange.attempt > 1 || exchange.failure !== undefined) this.recall([exchange]);
  }

  /** The last few exchanges. */
  get exchanges(): readonly Exchange[] {
    return this.#exchanges;
  }

  /** The last few of those whose transport failed, and of the retries. */
  get troubled(): readonly Exchange[] {
    return this.#troubles.slice(-SHOWN);
  }

  /** Whether a retry succeeded after a failed transport. */
  get retried(): boolean {
    // A server error that persists is an answer: the retry did not help.
    return this.#troubles.some(({ attempt, answer }) => attempt > 1 && (answer?.status ?? 0) < 500);
  }

  /** A point in time: `since` gives the failed exchanges and retries after it. */
  mark(): number {
    return this.#troubles.length;
  }

  since(mark: number): readonly Exchange[] {
    return this.#troubles.slice(mark);
  }

  /** Adds the failed exchanges and retries of another check on which the result of this one depends. */
  recall(troubles: readonly Exchange[]): void {
    const added = troubles.filter((trouble) => !this.#troubles.includes(trouble));
    if (this.#troubles.length < KEPT) this.#troubles.push(...added);
  }

  /** The times of the check from a moment to another. */
  times(from: number, to: number): CheckTimes {
    return timesOf({
      durationMs: to - from,
      pausedMs: this.pauses.since(from),
      targetMs: this.answers.since(from),
      waitedMs: this.waits.since(from),
    });
  }
}
