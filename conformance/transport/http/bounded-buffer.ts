/** The initial capacity: most bodies are smaller. */
const FIRST = 16_384;

/** Collects pieces of bytes in one buffer up to a limit: a piece of one byte must not cost a hundred bytes. */
export class BoundedBuffer {
  readonly #limit: number;
  #store: ArrayBuffer;
  #size = 0;

  /** `expected`: the announced size, if there is one. It may be wrong; it only saves copying. */
  constructor(limit: number, expected = FIRST) {
    this.#limit = limit;
    this.#store = new ArrayBuffer(Math.min(limit, expected));
  }

  /** Adds the bytes that fit; false where some did not fit. */
  add(piece: Uint8Array): boolean {
    const fits = piece.subarray(0, this.#limit - this.#size);
    const size = this.#size + fits.length;
    // `transfer` frees the old memory at once, without waiting for garbage collection.
    if (size > this.#store.byteLength)
      this.#store = this.#store.transfer(Math.min(this.#limit, Math.max(2 * this.#store.byteLength, size)));
    new Uint8Array(this.#store).set(fits, this.#size);
    this.#size = size;
    return fits.length === piece.length;
  }

  /** The bytes so far: a view, valid until the next piece. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.#store, 0, this.#size);
  }

  /** The final bytes, in memory of exactly their size. No piece may be added afterwards. */
  end(): Uint8Array {
    return new Uint8Array(this.#store.transfer(this.#size));
  }
}
