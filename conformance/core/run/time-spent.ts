import type { Time } from './time.ts';

/** Times on one clock that may overlap, each given when it ends. */
export class TimeSpent {
  readonly #spans: { readonly from: number; readonly to: number }[] = [];

  add(from: number, to: number): void {
    let whole = { from, to };
    // A long one may cover several that ended before it.
    for (let last = this.#spans.at(-1); last !== undefined && last.to >= whole.from; last = this.#spans.at(-1)) {
      whole = { from: Math.min(last.from, whole.from), to: Math.max(last.to, whole.to) };
      this.#spans.pop();
    }
    this.#spans.push(whole);
  }

  /** How much of the time since a moment they cover, in milliseconds. */
  since(moment: number): number {
    return this.#spans.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, moment)), 0);
  }
}

/** A clock that adds each time for which somebody slept. */
export const withPauses = (time: Time, pauses: Pick<TimeSpent, 'add'>): Time => ({
  now: () => time.now(),
  epoch: () => time.epoch(),
  sleep: async (ms, signal) => {
    const began = time.now();
    try {
      await time.sleep(ms, signal);
    } finally {
      pauses.add(began, time.now());
    }
  },
});
