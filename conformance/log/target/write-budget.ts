import { TransportFailure } from '../../core/target/transport-failure.ts';

/** How many entries a run may add in all: a log keeps every entry. */
export class WriteBudget {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes one write before a request is sent. The function that it returns gives the write back, where nothing was written.
   *
   * @throws TransportFailure `budget` where none is left.
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
