/**
 * A text as bytes, one character for each, and the part of the original that each byte comes from. `from[i]` to `to[i]`
 * is the part of byte `i`.
 */
export interface ByteView {
  readonly bytes: string;
  readonly from?: Uint32Array;
  readonly to?: Uint32Array;
}

/** HTML's names of ASCII characters (HTML, section 13.5), in lower case. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', tab: '\t', newline: '\n', excl: '!', num: '#' },
  ...{ dollar: '$', percnt: '%', lpar: '(', rpar: ')', ast: '*', midast: '*', plus: '+', comma: ',', period: '.' },
  ...{ sol: '/', colon: ':', semi: ';', equals: '=', quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\' },
  ...{ rsqb: ']', rbrack: ']', hat: '^', lowbar: '_', underbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|' },
  ...{ vert: '|', rcub: '}', rbrace: '}', tilde: '~' },
};
/** The letters behind a backslash that mean another character (RFC 8259 section 7). */
const LETTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * One escape at a time: of a URI (RFC 3986 section 2.1), of HTML and XML by number or name, of JSON and of JavaScript. A
 * number in front of an ellipsis was cut. The length of each is bounded, so the search takes linear time.
 */
const ESCAPE =
  /%([0-9a-f]{2})|&#x0{0,8}([0-9a-f]{1,6})(?:;|(?![0-9a-f]|\xe2\x80\xa6))|&#0{0,8}(\d{1,7})(?:;|(?!\d|\xe2\x80\xa6))|&([a-z]{2,8});|\\u([0-9a-f]{4})(?:\\u(d[c-f][0-9a-f]{2}))?|\\x([0-9a-f]{2})|\\(["'\\/bfnrt])/gi;

/** The bytes of a text with one layer of escapes removed; undefined where there is no escape. */
export function unescapeOnce({ bytes, from, to }: ByteView): ByteView | undefined {
  if (!/[%&\\]/.test(bytes)) return undefined;
  let text = '';
  let end = 0;
  // No escape is shorter than what it stands for.
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
  for (const match of bytes.matchAll(ESCAPE)) {
    add(bytes.slice(end, match.index), end, match.index, true);
    end = match.index + match[0].length;
    add(decodedEscape(match), match.index, end, false);
  }
  if (end === 0) return undefined;
  add(bytes.slice(end), end, bytes.length, true);
  return { bytes: text, from: begins.subarray(0, text.length), to: ends.subarray(0, text.length) };
}

function decodedEscape([whole, percent, hex, decimal, name, unit, low, byte, letter]: RegExpMatchArray): string {
  if (percent !== undefined) return String.fromCharCode(Number.parseInt(percent, 16));
  if (hex !== undefined) return utf8(Number.parseInt(hex, 16), whole);
  if (decimal !== undefined) return utf8(Number(decimal), whole);
  if (name !== undefined) return Object.hasOwn(NAMED, name.toLowerCase()) ? NAMED[name.toLowerCase()]! : whole;
  if (unit !== undefined) {
    const units = [unit, low].flatMap((one) => (one === undefined ? [] : [Number.parseInt(one, 16)]));
    return bytesOf(String.fromCharCode(...units));
  }
  if (byte !== undefined) return bytesOf(String.fromCharCode(Number.parseInt(byte, 16)));
  return LETTERS[letter!.toLowerCase()] ?? letter!;
}

function utf8(code: number, otherwise: string): string {
  return code > 0x10_ffff ? otherwise : bytesOf(String.fromCodePoint(code));
}

/** The UTF-8 form of a text, one character for each byte. */
export function bytesOf(text: string): string {
  // Most texts are ASCII, and are their own bytes.
  return /[^\0-\x7f]/.test(text) ? Buffer.from(text).toString('latin1') : text;
}
