import { stripVTControlCharacters } from 'node:util';
import { legibleText } from '../../core/text/legible-text.ts';

const KEPT_BYTES = 4096;
const LONGEST = 600;
const LINES = 12;
/** A stack frame, which does not explain a failure: `    at main (server.js:3:1)`. */
const FRAME = /^\s+at\s/;

/** Keeps the end of an endless stream. */
export class OutputTail {
  #bytes: Buffer = Buffer.alloc(0);
  #cut = false;

  /** Adds bytes of the stream, and keeps only the last 4 KB. */
  add(bytes: Buffer): void {
    const tail = Buffer.concat([this.#bytes, bytes.subarray(-KEPT_BYTES)]);
    this.#cut ||= bytes.length > KEPT_BYTES || tail.length > KEPT_BYTES;
    this.#bytes = tail.subarray(-KEPT_BYTES);
  }

  /** The last lines as one legible line; empty for an empty stream. */
  words(): string {
    const lines = stripVTControlCharacters(this.#bytes.toString('utf8')).split(/\r\n|[\r\n]/);
    // The first kept line may be incomplete.
    const whole = this.#cut && lines.length > 1 ? lines.slice(1) : lines;
    const lastLines = whole.filter((line) => line.trim() !== '' && !FRAME.test(line)).slice(-LINES);
    const text = lastLines.map((line) => line.trim()).join(' | ');
    return legibleText(text.length > LONGEST ? `…${text.slice(-LONGEST)}` : text);
  }
}
