import { stripVTControlCharacters } from 'node:util';
import { legibleText } from '../../core/text/legible-text.ts';

const KEPT_BYTES = 4096;
const LONGEST = 600;
const LINES = 12;
/** Where in a program something happened is not what happened: `    at main (server.js:3:1)`. */
const FRAME = /^\s+at\s/;

/** The end of a stream that may go on for ever. */
export class OutputTail {
  #bytes: Buffer = Buffer.alloc(0);
  #cut = false;

  /** Takes more of the stream in and lets go of what stands before its last 4 KB. */
  add(bytes: Buffer): void {
    const all = Buffer.concat([this.#bytes, bytes.subarray(-KEPT_BYTES)]);
    this.#cut ||= bytes.length > KEPT_BYTES || all.length > KEPT_BYTES;
    this.#bytes = all.subarray(-KEPT_BYTES);
  }

  /** The last lines in one, fit for every report; empty where there are none. */
  words(): string {
    const lines = stripVTControlCharacters(this.#bytes.toString('utf8')).split(/\r\n|[\r\n]/);
    // The first line of what is left may begin in its middle.
    const whole = this.#cut && lines.length > 1 ? lines.slice(1) : lines;
    const said = whole.filter((line) => line.trim() !== '' && !FRAME.test(line)).slice(-LINES);
    const text = said.map((line) => line.trim()).join(' | ');
    return legibleText(text.length > LONGEST ? `…${text.slice(-LONGEST)}` : text);
  }
}
