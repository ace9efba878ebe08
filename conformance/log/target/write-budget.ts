import { TransportFailure } from '../../core/target/transport-failure.ts';

/** How many entries a run may add in all, whichever way: what is written to a log stays there for ever. */
export class WriteBudget {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes one, before it is asked for. Gives it back with the function that it returns, where nothing was written.
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
