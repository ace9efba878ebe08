/**
 * A text as bytes, one character for each, and the part of the original that each byte comes from. `from[i]` to `to[i]`
 * is the part of byte `i`.
 */
export interface ByteView {
  readonly bytes: string;
  readonly from?: Uint32Array;
  readonly to?: Uint32Array;
}

/**
 * A view in which other bytes stand in the place of each match, never more bytes than it has; undefined without a match.
 */
export function rewritten(
  { bytes, from, to }: ByteView,
  pattern: RegExp,
  replacement: (match: RegExpMatchArray) => string,
): ByteView | undefined {
  let text = '';
  let end = 0;
  const begins = new Uint32Array(bytes.length);
  const ends = new Uint32Array(bytes.length);
  const add = (decoded: string, start: number, stop: number, each: boolean) => {
    for (let i = 0; i < decoded.length; i++) {
      const first = each ? start + i : start;
      const last = each ? start + i : stop - 1;
      begins[text.length + i] = from ? from[first]! : first;
      ends[text.length + i] = to ? to[last]! : last + 1;
    }
    text += decoded;
  };
  for (const match of bytes.matchAll(pattern)) {
    add(bytes.slice(end, match.index), end, match.index!, true);
    end = match.index! + match[0].length;
    add(replacement(match), match.index!, end, false);
  }
  if (end === 0) return undefined;
  add(bytes.slice(end), end, bytes.length, true);
  return { bytes: text, from: begins.subarray(0, text.length), to: ends.subarray(0, text.length) };
}

/** The UTF-8 form of a text, one character for each byte. */
export function bytesOf(text: string): string {
  // Most texts are ASCII, and are their own bytes.
  return /[^\0-\x7f]/.test(text) ? Buffer.from(text).toString('latin1') : text;
}
