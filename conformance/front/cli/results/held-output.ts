/** How many bytes are held at least: a run prints some hundred lines, and a hostile command no end of them. */
const MOST = 200_000;

/** The end of what a command prints. */
export class HeldOutput {
  readonly #parts: Buffer[] = [];
  #bytes = 0;
  #isCut = false;

  add(part: Buffer): void {
    this.#parts.push(part);
    this.#bytes += part.length;
    while (this.#bytes - this.#parts[0]!.length >= MOST) {
      this.#bytes -= this.#parts.shift()!.length;
      this.#isCut = true;
    }
  }

  /** All that is held, in whole lines. */
  text(): string {
    const text = Buffer.concat(this.#parts).toString();
    return this.#isCut ? `… (earlier lines: --verbose)\n${text.slice(text.indexOf('\n') + 1)}` : text;
  }
}
