import type { Time } from '../../core/run/time.ts';
import type { ExchangeId } from '../../core/target/answer.ts';
import type { ExchangeListener, ProgramRun } from '../../core/target/exchange.ts';

/** Numbers and records the runs of a client, and passes them to listeners. */
export class ClientRuns {
  readonly #listeners = new Set<ExchangeListener>();
  readonly #time: Time;
  readonly #open = new Map<ExchangeId, number>();
  #count = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  listen(listener: ExchangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How long the oldest open run has been running, in milliseconds; 0 if no run is open. */
  openFor(): number {
    const oldest = Math.min(...this.#open.values());
    return Number.isFinite(oldest) ? this.#time.now() - oldest : 0;
  }

  /** Notes that a run begins; `end` records it. */
  begin(): { readonly id: ExchangeId; end(run?: ProgramRun): void } {
    const id = ++this.#count;
    const startedMs = this.#time.now();
    this.#open.set(id, startedMs);
    return {
      id,
      end: (run) => {
        this.#open.delete(id);
        if (!run) return;
        const durationMs = this.#time.now() - startedMs;
        const request = { method: 'RUN', url: '', headers: [] };
        for (const listener of this.#listeners)
          listener({ id, request, run, attempt: 1, startedMs, durationMs }, undefined);
      },
    };
  }
}
