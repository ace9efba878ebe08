import { TransportFailure } from '../../core/target/transport-failure.ts';

/** How many entries a run may add: a log keeps every entry. */
export class WriteBudget {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes a write before a request is sent. The returned function gives the write back if nothing was written.
   *
   * @throws TransportFailure `budget` if no write is left.
   */
  take(): () => void {
    if (this.#taken >= this.#most) throw new TransportFailure('budget', `--max-writes ${this.#most} is used up`);
    this.#taken++;
    let back = false;
    return () => {
      if (!back) this.#taken--;
      back = true;
    };
  }

  left(): number {
    return this.#most - this.#taken;
  }
}
