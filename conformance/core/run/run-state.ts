/**
 * Something that is remembered for one run: how long a tool took, which secrets were seen. `create` makes its first value.
 * It is declared once in a module; its value belongs to the run.
 */
export interface RunSlot<V> {
  readonly create: () => V;
}

/** Declares what is remembered for one run. @example const runTimes = runSlot(() => new Map<string, number>()); */
export function runSlot<V>(create: () => V): RunSlot<V> {
  return Object.freeze({ create });
}

/** All that is remembered of one run. The session owns it, and its trials hand it on. */
export class RunState {
  readonly #values = new Map<RunSlot<unknown>, unknown>();

  /** The value of a slot: the same one throughout a run. */
  of<V>(slot: RunSlot<V>): V {
    if (!this.#values.has(slot)) this.#values.set(slot, slot.create());
    return this.#values.get(slot) as V;
  }
}
