import { expect, it, test } from 'vitest';
import { isKeyName } from './key-name.ts';

/** White_Space in Unicode's PropList.txt: 25 code points. */
const SPACES = [
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680],
  ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
];

test('a key name has no Unicode space', () => {
  expect(SPACES).toHaveLength(25);
  for (const space of SPACES) expect(isKeyName(`a${String.fromCodePoint(space)}b`)).toBe(false);
});

it.each(['', '+', 'a+b', 'a b', ' a', 'a\ud800'])('%j is no key name', (name) => {
  expect(isKeyName(name)).toBe(false);
});

// U+200B, U+FEFF and U+180E look like spaces, but Unicode does not count them as such.
it.each(['PeterNeumann', 'example.com/log', 'a\u200bb', 'a\ufeffb', 'a\u180eb', '\u00e8', '=', '\u2014'])(
  '%j is a key name',
  (name) => expect(isKeyName(name)).toBe(true),
);

test('a megabyte returns', () => {
  expect(isKeyName('x'.repeat(1_000_000))).toBe(true);
  expect(isKeyName(`${'x'.repeat(1_000_000)} `)).toBe(false);
});
