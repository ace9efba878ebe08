import { type ByteView, rewritten } from './byte-view.ts';

/** A line break in a word, with the blanks before its rest, as MIME, PEM and folded headers have it (RFC 2045 section 6). */
const LINE_BREAK = /(?<=\S)=?\r?\n[ \t]*(?=\S)/g;
/** Bytes in hex with something between them: `<Buffer 63 34 66>`, `63:34:66`, `0x63, 0x34`. */
const HEX = /(?<![0-9a-f])(?:0x)?[0-9a-f]{2}(?:(?:[:-]|, {0,2}| {1,2})(?:0x)?[0-9a-f]{2}){2,999}(?![0-9a-f])/gi;
/** Bytes as decimal numbers, as the JSON of a Buffer has them. */
const DECIMAL = /(?<![\d.])\d{1,3}(?:,\s{0,12}\d{1,3}){2,999}(?!\d)/g;

/** A character that a backslash protects from a shell (POSIX shell, section 2.2.1), or from Markdown. */
const PROTECTED = /\\([ -/:-@[-`{-~])/g;

/** The bytes of a text without the backslashes of a shell; undefined without one. */
export function withoutBackslashes(view: ByteView): ByteView | undefined {
  return view.bytes.includes('\\') ? rewritten(view, PROTECTED, ([, character]) => character!) : undefined;
}

/** The bytes of a text without the line breaks in its words; undefined without one. */
export function withoutLineBreaks(view: ByteView): ByteView | undefined {
  return view.bytes.includes('\n') ? rewritten(view, LINE_BREAK, () => '') : undefined;
}

/** The bytes of a text with the bytes that it lists as numbers: one view for hex, and one for decimal numbers. */
export function withListedBytes(view: ByteView): readonly ByteView[] {
  const hex = rewritten(view, HEX, ([list]) => asBytes(list.match(/[0-9a-f]{2}/gi)!, 16) ?? list);
  const decimal = rewritten(view, DECIMAL, ([list]) => asBytes(list.match(/\d+/g)!, 10) ?? list);
  return [hex, decimal].filter((one) => one !== undefined);
}

/** Undefined where a number is no byte. */
function asBytes(numbers: readonly string[], base: number): string | undefined {
  const bytes = numbers.map((number) => Number.parseInt(number, base));
  return bytes.every((byte) => byte < 256) ? String.fromCharCode(...bytes) : undefined;
}
