/**
 * A slot for a value that lasts for one run: how long a tool took, which secrets were seen. A module declares the slot
 * once; each run has its own value, which `create` makes.
 */
export interface RunSlot<V> {
  readonly create: () => V;
}

/** Declares a slot. @example const runTimes = runSlot(() => new Map<string, number>()); */
export function runSlot<V>(create: () => V): RunSlot<V> {
  return Object.freeze({ create });
}

/** The values of all slots in one run. The session owns them, and its trials pass them on. */
export class RunState {
  /** How many times as long as alone something may take, since others are at work beside it. */
  readonly slowdown: number;
  readonly #values = new Map<RunSlot<unknown>, unknown>();

  constructor(slowdown = 1) {
    this.slowdown = slowdown;
  }

  /** The value of a slot: the same object throughout a run. */
  of<V>(slot: RunSlot<V>): V {
    if (!this.#values.has(slot)) this.#values.set(slot, slot.create());
    return this.#values.get(slot) as V;
  }
}
