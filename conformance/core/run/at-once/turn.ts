import type { Page } from '../page.ts';
import type { Time } from '../time.ts';
import type { Turns } from './turns.ts';

/** What others find for a trial, and the things that its value stands on. */
export interface Pending {
  readonly value: Promise<unknown>;
  readonly things: ReadonlySet<object>;
  /** Whether the value is there. */
  readonly isFound: boolean;
}

/** The turn of one trial, a check's or a premise's, among those that are judged at once. */
export class Turn {
  /** What it has to itself while it works. */
  readonly things = new Set<object>();
  readonly #turns: Turns;
  readonly #page: Page;
  readonly #time: Time;
  #isAway = false;

  constructor(turns: Turns, page: Page, time: Time) {
    this.#turns = turns;
    this.#page = page;
    this.#time = time;
  }

  begin(): Promise<void> {
    return this.#waiting(() => this.#turns.begin(this.#page.rank, this.things));
  }

  end(): void {
    this.#turns.end(this.things);
  }

  /**
   * Lets others go on until something is found, and goes on with what that stands on. `isOwn`: whether this trial has it found.
   * @throws Error where the trial awaits something else already.
   */
  async until({ value, things, isFound }: Pending, isOwn: boolean): Promise<void> {
    if (isFound && [...things].every((thing) => this.things.has(thing))) return;
    if (this.#isAway) throw new Error('a trial uses one premise after the other, since its turn ends with each');
    this.#isAway = true;
    this.end();
    const found = () => value.then(nothing, nothing);
    await (isOwn ? found() : this.#waiting(found));
    for (const thing of things) this.things.add(thing);
    await this.begin();
    this.#isAway = false;
  }

  async #waiting(wait: () => Promise<void>): Promise<void> {
    const from = this.#time.now();
    await wait();
    const to = this.#time.now();
    if (to > from) this.#page.waits.add(from, to);
  }
}

const nothing = () => {};
