import type { Moment } from '../verdict/moment.ts';

/** How many moments a run keeps: about 60 kilobytes of its report. */
const KEPT = 1000;

/** The moments of a run, in their order. */
export class Moments {
  readonly #kept: Moment[] = [];
  readonly #latest = new Map<string, string>();

  /** The kept moments. */
  get list(): readonly Moment[] {
    return this.#kept;
  }

  /** Adds a moment, unless the latest of its kind had the same value. The first thousand are kept. */
  add({ atMs, what, value }: Moment): void {
    if (this.#latest.get(what) === value || this.#kept.length >= KEPT) return;
    this.#latest.set(what, value);
    this.#kept.push({ atMs: Math.round(atMs), what, value });
  }
}
