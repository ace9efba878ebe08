import type { ExchangeId } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';

/** How many exchanges a run keeps for its report. A record takes about a kilobyte, so all take a few megabytes. */
const KEPT = 4000;

/** The last few thousand exchanges of a run, for evidence. */
export class ExchangeLedger {
  readonly #kept = new Map<ExchangeId, Exchange>();

  add(exchange: Exchange): void {
    this.#kept.set(exchange.id, exchange);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }

  /** The exchange with this number, if the ledger still has it. */
  find(id: ExchangeId | undefined): Exchange | undefined {
    return id === undefined ? undefined : this.#kept.get(id);
  }
}
