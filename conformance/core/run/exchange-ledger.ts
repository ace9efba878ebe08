import type { ExchangeId } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';

/** How many exchanges a run keeps for its report. A record is about a kilobyte, so this bounds it at a few megabytes. */
const KEPT = 4000;
/** How many exchanges of one check are evidence enough. */
const SHOWN = 8;

/** What was exchanged while a check was open. */
export interface LedgerPage {
  /** The last few. */
  readonly exchanges: readonly Exchange[];
  /** Those in which a transport failed, and those that tried again. */
  readonly troubled: readonly Exchange[];
  /** Whether a transport had to be tried again. */
  readonly retried: boolean;
}

/** The exchanges of a run: which came while a check was open, and the last few thousand for evidence. */
export class ExchangeLedger {
  readonly #kept = new Map<ExchangeId, Exchange>();
  /** Those in trouble, of the whole run, in order. */
  readonly #troubles: Exchange[] = [];
  #exchanges: Exchange[] = [];
  #opened = 0;

  /** A check begins. */
  open(): void {
    this.#exchanges = [];
    this.#opened = this.mark();
  }

  /** A check has ended. */
  close(): LedgerPage {
    const troubles = this.since(this.#opened);
    // A server's error that stays is an answer: nothing was mended by trying again.
    const retried = troubles.some(({ attempt, answer }) => attempt > 1 && (answer?.status ?? 0) < 500);
    return { exchanges: this.#exchanges, troubled: troubles.slice(-SHOWN), retried };
  }

  add(exchange: Exchange): void {
    this.#kept.set(exchange.id, exchange);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#exchanges = [...this.#exchanges, exchange].slice(-SHOWN);
    if (exchange.attempt > 1 || exchange.failure !== undefined) this.recall([exchange]);
  }

  /** A point in the run: what is in trouble after it is told by `since`. */
  mark(): number {
    return this.#troubles.length;
  }

  since(mark: number): readonly Exchange[] {
    return this.#troubles.slice(mark);
  }

  /** Troubles that the open check has part in, though it was another that met them. */
  recall(troubles: readonly Exchange[]): void {
    const known = this.since(this.#opened);
    if (this.#troubles.length < KEPT) this.#troubles.push(...troubles.filter((trouble) => !known.includes(trouble)));
  }

  /** The exchange with that number, while it is kept. */
  find(id: ExchangeId | undefined): Exchange | undefined {
    return id === undefined ? undefined : this.#kept.get(id);
  }
}
