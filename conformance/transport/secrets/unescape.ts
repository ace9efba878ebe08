import { type ByteView, bytesOf, rewritten } from './byte-view.ts';

/** HTML's names of the characters from U+00A1 on (HTML, section 13.5), in their order. */
const LATIN_NAMES = [
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr',
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml',
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml',
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
].flatMap((line) => line.split(' '));
/** HTML's names of characters, those of ASCII in lower case. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', tab: '\t', newline: '\n', excl: '!', num: '#' },
  ...{ dollar: '$', percnt: '%', lpar: '(', rpar: ')', ast: '*', midast: '*', plus: '+', comma: ',', period: '.' },
  ...{ sol: '/', colon: ':', semi: ';', equals: '=', quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\' },
  ...{ rsqb: ']', rbrack: ']', hat: '^', lowbar: '_', underbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|' },
  ...{ vert: '|', rcub: '}', rbrace: '}', tilde: '~' },
  ...Object.fromEntries(LATIN_NAMES.map((name, index) => [name, bytesOf(String.fromCharCode(0xa1 + index))])),
};
/** The letters behind a backslash that mean another character (RFC 8259 section 7). */
const LETTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * One escape at a time: of a URI (RFC 3986 section 2.1) and of what stood for it (`%u0041`), of HTML and XML by number or
 * name, of JSON, of JavaScript, Python and C by number, and the zero byte beside each ASCII character of UTF-16. A number
 * in front of an ellipsis was cut. The length of each is bounded, so the search takes linear time.
 */
const ESCAPE = new RegExp(
  [
    '%(?<byte>HH)',
    '(?:%u|\\\\u)(?<unit>HHHH)(?:(?:%u|\\\\u)(?<low>[dD][c-fC-F]HH))?',
    '&#[xX]0{0,8}(?<hex>H{1,6})(?:;|(?!H|\xe2\x80\xa6))',
    '&#0{0,8}(?<decimal>\\d{1,7})(?:;|(?!\\d|\xe2\x80\xa6))',
    '&(?<name>[A-Za-z][A-Za-z0-9]{1,7});',
    '\\\\u\\{0{0,8}(?<braced>H{1,6})\\}',
    '\\\\U(?<long>H{8})',
    '\\\\x(?<low8>HH)',
    '\\\\(?<octal>[0-3][0-7]{2})',
    '\\\\(?<character>["\'\\\\/bfnrt])',
    '(?<zero>\0)',
  ]
    .join('|')
    .replaceAll('H', '[0-9a-fA-F]'),
  'g',
);

/** The bytes of a text with one layer of escapes removed; undefined where there is no escape. */
export function unescapeOnce(view: ByteView): ByteView | undefined {
  return /[%&\\\0]/.test(view.bytes) ? rewritten(view, ESCAPE, decodedEscape) : undefined;
}

/** The character of an escape. A number below 256 is a byte in some escapes, and a character in others. */
function decodedEscape({ 0: whole, groups = {} }: RegExpMatchArray): string {
  const { byte, unit, low, hex, decimal, name, braced, long, low8, octal, character } = groups;
  if (byte !== undefined) return String.fromCharCode(Number.parseInt(byte, 16));
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
  if (unit !== undefined) {
    const units = [unit, low].flatMap((one) => (one === undefined ? [] : [Number.parseInt(one, 16)]));
    return bytesOf(String.fromCharCode(...units));
  }
  const number = hex ?? braced ?? long ?? low8;
  if (number !== undefined) return utf8(Number.parseInt(number, 16), whole);
  if (decimal !== undefined) return utf8(Number(decimal), whole);
  if (name !== undefined)
    return [name, name.toLowerCase()].flatMap((one) => (Object.hasOwn(NAMED, one) ? NAMED[one]! : []))[0] ?? whole;
  return character === undefined ? '' : (LETTERS[character] ?? character);
}

function utf8(code: number, otherwise: string): string {
  return code > 0x10_ffff ? otherwise : bytesOf(String.fromCodePoint(code));
}
