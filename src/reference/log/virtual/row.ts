/** Hashes one after the other, by their place in the row. */
export interface Row {
  readonly length: number;
  /** The hash at a place, from 0; a view of the row, not a copy. */
  at(place: number): Uint8Array;
}

/** Initial room at each place: one hash of SHA-256. */
const USUAL = 32;

/**
 * A row of `length` hashes in one piece of memory: a hundred thousand small arrays would cost four times their bytes.
 * Each hash keeps its own length, because an altered `leafHash` or `nodeHash` may give any.
 */
export function row(length: number, hash: (place: number) => Uint8Array): Row {
  let bytes = new Uint8Array(length * USUAL);
  const starts = new Float64Array(length + 1);
  for (let place = 0; place < length; place++) {
    const digest = hash(place);
    const start = starts[place]!;
    const end = start + digest.length;
    if (end > bytes.length) {
      const wider = new Uint8Array(Math.max(2 * bytes.length, end));
      wider.set(bytes);
      bytes = wider;
    }
    bytes.set(digest, start);
    starts[place + 1] = end;
  }
  return { length, at: (place) => bytes.subarray(starts[place], starts[place + 1]) };
}
