/** Texts that are hard for careless regular expressions. */

/** Makes a text of about `length` characters. */
export type Attack = (length: number) => string;

/** Texts to repeat. */
const PUMPS = [
  'a',
  'A',
  '0',
  '0a',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '/',
  '\\',
  '"',
  "'",
  '\\"',
  '(',
  '[',
  '{',
  '<',
  '<a>',
  '&',
  '&a;',
  '=',
  'a=',
  '-',
  '.',
  '0.',
  ':',
  ', ',
  '@',
  '#',
  '%',
  '%20',
  '$',
  '\u2014 ',
  '\u00e9',
  'http://a',
  'at :1',
  ' a',
];
/** An end at which what was read so far does not fit. */
const ENDS = ['', '\u0000!\n'];

/** Attacks on whichever expression. */
export const GENERIC: readonly Attack[] = PUMPS.flatMap((pump) => ENDS.map((end) => repeated('', pump, end)));

/** A text that begins so, repeats this, and ends so. */
export function repeated(beginning: string, pump: string, end: string): Attack {
  // Through a buffer: V8 would keep a repeated text in pieces, and join them in the measured time.
  return (length) =>
    Buffer.from(beginning + pump.repeat(Math.max(1, Math.floor(length / pump.length))) + end).toString();
}

/** Attacks that begin with what an expression begins with, as far as that is plain. */
export function ownAttacks(source: string): readonly Attack[] {
  const plain = /^\^?((?:[\w ":</-]|\\[/."])+)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
  const beginnings = [plain, plain.slice(0, -1)].filter((text) => text.length > 1);
  return [
    ...beginnings.map((text) => repeated('', text, '\u0000!')),
    ...beginnings.flatMap((text) => PUMPS.slice(0, 5).map((pump) => repeated(text, pump, '\u0000!'))),
  ];
}
