import type { ProgramOutput } from './program-result.ts';

/** How much of a stream's beginning is kept, and as much of its end, in bytes. */
const KEPT_BYTES = 128 * 1024;

/** Takes in a stream that may go on for ever: keeps its beginning and its end, and looks for secrets in all of it. */
export class OutputListener {
  readonly told = new Set<string>();
  readonly #secrets: readonly { readonly secret: string; readonly small: string }[];
  readonly #longest: number;
  readonly #head = Buffer.alloc(KEPT_BYTES);
  /** A ring: what comes next overwrites what is oldest. */
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

  /** Length of all that came, in bytes. */
  get size(): number {
    return this.#size;
  }

  hear(bytes: Buffer): void {
    this.#size += bytes.length;
    this.#seek(bytes);
    const first = bytes.copy(this.#head, this.#inHead);
    this.#inHead += first;
    const rest = bytes.subarray(first).subarray(-KEPT_BYTES);
    const at = this.#intoTail % KEPT_BYTES;
    const copied = rest.copy(this.#tail, at);
    rest.copy(this.#tail, 0, copied);
    this.#intoTail += rest.length;
  }

  /** What was heard; where much is left out in the middle, a line says how much. */
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
    if (this.#secrets.length === this.told.size) return;
    const all = this.#last + small(bytes);
    for (const secret of this.#secrets) if (all.includes(secret.small)) this.told.add(secret.secret);
    this.#last = this.#longest > 1 ? all.slice(1 - this.#longest) : '';
  }
}

/** One character a byte, in lower case: keys are hexadecimal digits. */
const small = (bytes: Buffer): string => bytes.toString('latin1').toLowerCase();
