/** What a body gets at first: most are smaller than this. */
const FIRST = 16_384;

/** Bytes that come in pieces, kept in one stretch up to a limit: pieces of one byte must not cost a hundred each. */
export class BoundedBuffer {
  readonly #limit: number;
  #store: ArrayBuffer;
  #size = 0;

  /** `expected` is how many will come, where somebody has said so: right or wrong, it saves copying at most. */
  constructor(limit: number, expected = FIRST) {
    this.#limit = limit;
    this.#store = new ArrayBuffer(Math.min(limit, expected));
  }

  /** Takes in what fits; false where that was not all of it. */
  add(piece: Uint8Array): boolean {
    const fits = piece.subarray(0, this.#limit - this.#size);
    const size = this.#size + fits.length;
    // `transfer` gives the old stretch back at once, and not when garbage is collected.
    if (size > this.#store.byteLength)
      this.#store = this.#store.transfer(Math.min(this.#limit, Math.max(2 * this.#store.byteLength, size)));
    new Uint8Array(this.#store).set(fits, this.#size);
    this.#size = size;
    return fits.length === piece.length;
  }

  /** What is there so far: a view, good until the next piece. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.#store, 0, this.#size);
  }

  /** What is there at the end, in memory of its own size. Nothing can be added after. */
  end(): Uint8Array {
    return new Uint8Array(this.#store.transfer(this.#size));
  }
}
