import type { Exchange, ExchangeId } from './exchange.ts';

/** How many exchanges a run keeps for its report. A record is about a kilobyte, so this bounds it at a few megabytes. */
const KEPT = 4000;
/** How many exchanges of one check are evidence enough. */
const SHOWN = 8;

/** What was exchanged while a check was open. */
export interface Page {
  /** The last few. */
  readonly exchanges: readonly Exchange[];
  /** Those in which a transport failed, and those that tried again. */
  readonly troubled: readonly Exchange[];
  /** Whether a transport had to be tried again. */
  readonly retried: boolean;
}

/** The exchanges of a run: which came while a check was open, and the last few thousand for evidence. */
export class Ledger {
  readonly #kept = new Map<ExchangeId, Exchange>();
  #exchanges: Exchange[] = [];
  #troubled: Exchange[] = [];
  #retried = false;

  /** A check begins. */
  open(): void {
    this.#exchanges = [];
    this.#troubled = [];
    this.#retried = false;
  }

  /** A check has ended. */
  close(): Page {
    return { exchanges: this.#exchanges, troubled: this.#troubled, retried: this.#retried };
  }

  add(exchange: Exchange): void {
    this.#kept.set(exchange.id, exchange);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#exchanges = [...this.#exchanges, exchange].slice(-SHOWN);
    if (exchange.attempt > 1) this.#retried = true;
    if (exchange.attempt > 1 || exchange.failure !== undefined)
      this.#troubled = [...this.#troubled, exchange].slice(-SHOWN);
  }

  /** The exchange with that number, while it is kept. */
  find(id: ExchangeId | undefined): Exchange | undefined {
    return id === undefined ? undefined : this.#kept.get(id);
  }
}
