import type { ExchangeId } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';

/** How many exchanges a run keeps for its report. A record takes about a kilobyte, so all take a few megabytes. */
const KEPT = 4000;
/** How many exchanges a report shows as the evidence of one check. */
const SHOWN = 8;

/** The exchanges that came while a check was open. */
export interface LedgerPage {
  /** The last few exchanges. */
  readonly exchanges: readonly Exchange[];
  /** Exchanges whose transport failed, and retries. */
  readonly troubled: readonly Exchange[];
  /** Whether a retry succeeded after a failed transport. */
  readonly retried: boolean;
}

/** Records the exchanges of a run: those of the open check, and the last few thousand for evidence. */
export class ExchangeLedger {
  readonly #kept = new Map<ExchangeId, Exchange>();
  /** Failed exchanges and retries of the whole run, in order. */
  readonly #troubles: Exchange[] = [];
  #exchanges: Exchange[] = [];
  #opened = 0;

  /** Starts the page of a check. */
  open(): void {
    this.#exchanges = [];
    this.#opened = this.mark();
  }

  /** Ends the page of a check. */
  close(): LedgerPage {
    const troubles = this.since(this.#opened);
    // A server error that persists is an answer: the retry did not help.
    const retried = troubles.some(({ attempt, answer }) => attempt > 1 && (answer?.status ?? 0) < 500);
    return { exchanges: this.#exchanges, troubled: troubles.slice(-SHOWN), retried };
  }

  add(exchange: Exchange): void {
    this.#kept.set(exchange.id, exchange);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#exchanges = [...this.#exchanges, exchange].slice(-SHOWN);
    if (exchange.attempt > 1 || exchange.failure !== undefined) this.recall([exchange]);
  }

  /** A point in the run: `since` gives the failed exchanges and retries after it. */
  mark(): number {
    return this.#troubles.length;
  }

  since(mark: number): readonly Exchange[] {
    return this.#troubles.slice(mark);
  }

  /** Adds to the open check the failed exchanges and retries of another check on which its result depends. */
  recall(troubles: readonly Exchange[]): void {
    const listed = this.since(this.#opened);
    if (this.#troubles.length < KEPT) this.#troubles.push(...troubles.filter((trouble) => !listed.includes(trouble)));
  }

  /** The exchange with this number, if the ledger still has it. */
  find(id: ExchangeId | undefined): Exchange | undefined {
    return id === undefined ? undefined : this.#kept.get(id);
  }
}
