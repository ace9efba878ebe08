/** Hashes one after the other, by their place in the row. */
export interface Row {
  readonly length: number;
  /** The hash at a place, from 0; a view of the row, not a copy. */
  at(place: number): Uint8Array;
}

/** Room for a hash of SHA-256 at each place, to begin with. */
const USUAL = 32;

/**
 * A row of `length` hashes in one piece of memory: a hundred thousand small arrays would cost four times their bytes.
 * Each hash keeps its own length, because an altered `leafHash` or `nodeHash` may give any.
 */
export function row(length: number, hash: (place: number) => Uint8Array): Row {
  let bytes = new Uint8Array(length * USUAL);
  const starts = new Float64Array(length + 1);
  for (let place = 0; place < length; place++) {
    const one = hash(place);
    const start = starts[place]!;
    const end = start + one.length;
    if (end > bytes.length) {
      const wider = new Uint8Array(Math.max(2 * bytes.length, end));
      wider.set(bytes);
      bytes = wider;
    }
    bytes.set(one, start);
    starts[place + 1] = end;
  }
  return { length, at: (place) => bytes.subarray(starts[place], starts[place + 1]) };
}
