/** A body without its chunked coding, as far as it has arrived. */
export interface DechunkedBody {
  readonly body: Uint8Array;
  /** Whether the last chunk and the end of the trailers have arrived. */
  readonly whole: boolean;
}

/**
 * Removes the chunked coding (RFC 9112 section 7.1) while a body arrives. It goes on where it stopped: reading each time from
 * the beginning would take quadratic time.
 */
export class ChunkedBody {
  /** The content of the complete chunks. */
  #body = Buffer.alloc(0);
  #size = 0;
  /** Where the next chunk begins. */
  #at = 0;

  /**
   * Reads on. `bytes`: all that has arrived, including what was read before. Undefined where the coding is broken and further
   * bytes cannot repair it. The result is a view, valid until the next call.
   */
  read(bytes: Uint8Array): DechunkedBody | undefined {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#reserve(buffer.length);
    for (;;) {
      const line = buffer.indexOf('\r\n', this.#at, 'latin1');
      if (line < 0) return this.#soFar(0, false);
      const digits = /^([0-9a-fA-F]{1,8})[ \t]*(;|$)/.exec(buffer.toString('latin1', this.#at, line))?.[1];
      if (digits === undefined) return undefined;
      const begin = line + 2;
      const end = begin + Number.parseInt(digits, 16);
      // After the last chunk comes an empty line, or trailers and an empty line.
      if (end === begin) return this.#soFar(0, buffer.indexOf('\r\n\r\n', line, 'latin1') >= 0);
      const size = buffer.copy(this.#body, this.#size, begin, end);
      if (end + 2 > buffer.length) return this.#soFar(size, false);
      if (buffer.toString('latin1', end, end + 2) !== '\r\n') return undefined;
      this.#size += size;
      this.#at = end + 2;
    }
  }

  /** `more`: how many bytes of an incomplete chunk are there. */
  #soFar(more: number, whole: boolean): DechunkedBody {
    return { body: this.#body.subarray(0, this.#size + more), whole };
  }

  #reserve(size: number): void {
    if (size <= this.#body.length) return;
    const larger = Buffer.allocUnsafe(Math.max(size, 2 * this.#body.length));
    this.#body.copy(larger, 0, 0, this.#size);
    this.#body = larger;
  }
}
