import type { ProgramOutput } from './program-result.ts';

/** How many bytes of a stream's beginning, and of its end, are kept. */
const KEPT_BYTES = 128 * 1024;

/** Records an endless stream: keeps its beginning and its end, and searches all of it for secrets. */
export class OutputListener {
  readonly printedSecrets = new Set<string>();
  readonly #secrets: readonly { readonly secret: string; readonly small: string }[];
  readonly #longest: number;
  readonly #head = Buffer.alloc(KEPT_BYTES);
  /** A ring buffer: new bytes overwrite the oldest. */
  readonly #tail = Buffer.alloc(KEPT_BYTES);
  #inHead = 0;
  #intoTail = 0;
  #size = 0;
  #last = '';

  constructor(secrets: readonly string[] = []) {
    this.#secrets = secrets
      .filter((secret) => secret !== '')
      .map((secret) => ({ secret, small: small(Buffer.from(secret)) }));
    this.#longest = Math.max(0, ...this.#secrets.map((secret) => secret.small.length));
  }

  /** The length of the whole stream, in bytes. */
  get size(): number {
    return this.#size;
  }

  hear(bytes: Buffer): void {
    this.#size += bytes.length;
    this.#seek(bytes);
    const first = bytes.copy(this.#head, this.#inHead);
    this.#inHead += first;
    const latest = bytes.subarray(first).subarray(-KEPT_BYTES);
    const at = this.#intoTail % KEPT_BYTES;
    const copied = latest.copy(this.#tail, at);
    latest.copy(this.#tail, 0, copied);
    this.#intoTail += latest.length;
  }

  /** The kept output; where the middle is left out, a line states how much. */
  words(): ProgramOutput {
    const at = this.#intoTail % KEPT_BYTES;
    const whole = this.#intoTail < KEPT_BYTES;
    const tail = whole
      ? this.#tail.subarray(0, at)
      : Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
    const head = this.#head.subarray(0, this.#inHead);
    const lost = this.#size - head.length - tail.length;
    const text = lost === 0 ? Buffer.concat([head, tail]).toString() : `${head}\n[… ${lost} bytes …]\n${tail}`;
    return { text, size: this.#size };
  }

  #seek(bytes: Buffer): void {
    if (this.#secrets.length === this.printedSecrets.size) return;
    const text = this.#last + small(bytes);
    for (const secret of this.#secrets) if (text.includes(secret.small)) this.printedSecrets.add(secret.secret);
    this.#last = this.#longest > 1 ? text.slice(1 - this.#longest) : '';
  }
}

/** One character for each byte, in lower case: keys are hexadecimal digits. */
const small = (bytes: Buffer): string => bytes.toString('latin1').toLowerCase();
