import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldValue } from './field-value.ts';

test.each([
  ['', ''],
  [' \t ', ''],
  ['a', 'a'],
  [' \ta \t b\t ', 'a \t b'],
  ['\xa0a\x0b', '\xa0a\x0b'],
])('%j is %j', (text, value) => expect(fieldValue(text)).toBe(value));

test('any text is its value between white space', () => {
  const space = fc.string({ unit: fc.constantFrom(' ', '\t') });
  const visible = fc.string({ minLength: 1 }).filter((text) => !/^[ \t]|[ \t]$/.test(text));
  fc.assert(
    fc.property(space, visible, space, (before, value, after) => {
      expect(fieldValue(`${before}${value}${after}`)).toBe(value);
    }),
  );
});
