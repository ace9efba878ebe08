import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { painter } from './paint.ts';
import { wrap } from './wrap.ts';

describe('wrap', () => {
  test.each<[string, string, number, number | undefined, string]>([
    ['breaks nothing without a width', 'a b c\nd', 2, undefined, 'a b c\n  d'],
    ['breaks at spaces', 'aa bb cc', 2, 7, 'aa bb\n  cc'],
    ['fills the last column', 'aa bb cc', 2, 10, 'aa bb cc'],
    ['leaves a long word whole', 'a bbbbbbbbbbbb c', 2, 6, 'a\n  bbbbbbbbbbbb\n  c'],
    ['keeps spaces inside a line', '  a  b', 2, 20, '  a  b'],
    ['keeps existing lines', 'a\n\nb', 1, 20, 'a\n \n b'],
    ['keeps an empty text', '', 4, 10, ''],
  ])('%s', (_name, text, indent, width, expected) => expect(wrap(text, indent, width)).toBe(expected));
  test('does not count colours', () => {
    const red = painter(true)('red', 'bb');
    expect(wrap(`aa ${red} cc`, 0, 8)).toBe(`aa ${red} cc`);
  });
  test('keeps every word, and breaks every long line that has a space', () => {
    const word = string({ unit: constantFrom('a', 'b', '漢'), minLength: 1, maxLength: 12 });
    assert(
      property(array(word), integer({ min: 0, max: 10 }), integer({ min: 12, max: 40 }), (words, indent, width) => {
        const lines = wrap(words.join(' '), indent, width).split('\n');
        expect(lines.flatMap((line) => line.trim().split(' ')).filter(Boolean)).toEqual(words);
        for (const [at, line] of lines.entries())
          if (line.trim().includes(' ')) expect(line.length + (at === 0 ? indent : 0)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
