/** One who waits for a turn. */
interface Waiting {
  readonly rank: number;
  readonly things: ReadonlySet<object>;
  readonly admit: () => void;
}

/**
 * Turns of those who work at once: at most so many work at a time, and none of them uses a thing that another uses. Nobody
 * keeps a thing while waiting for another one, so nobody waits without end.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #taken = new Set<object>();
  #waiting: readonly Waiting[] = [];
  #working = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Waits until there is room, and all of the things are free. The lowest rank goes first. */
  begin(rank: number, things: ReadonlySet<object>): Promise<void> {
    return new Promise((admit) => {
      const after = this.#waiting.findIndex((waiting) => waiting.rank > rank);
      this.#waiting = this.#waiting.toSpliced(after < 0 ? this.#waiting.length : after, 0, { rank, things, admit });
      this.#admit();
    });
  }

  /** Gives back what was taken by `begin`. */
  end(things: ReadonlySet<object>): void {
    this.#working--;
    for (const thing of things) this.#taken.delete(thing);
    this.#admit();
  }

  #admit(): void {
    this.#waiting = this.#waiting.filter(({ things, admit }) => {
      const isFree = this.#working < this.#atOnce && ![...things].some((thing) => this.#taken.has(thing));
      if (!isFree) return true;
      this.#working++;
      for (const thing of things) this.#taken.add(thing);
      admit();
      return false;
    });
  }
}
