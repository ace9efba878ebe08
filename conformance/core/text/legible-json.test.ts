import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { legibleJson } from './legible-json.ts';

/** Every character that a terminal or an editor obeys: C0, DEL, C1, separators of lines, directions of text. */
const OBEYED = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

test('characters that a terminal obeys are escaped, in keys as well, and the values stay the same', () => {
  const text =
    '\x1b[2J \x7f \x9b31m \u061c\u200e\u200f \u202a\u202b\u202c\u202d\u202e \u2066\u2067\u2068\u2069 \u2028\u2029';
  const written = legibleJson({ [text]: [text] });
  expect(written).not.toMatch(OBEYED);
  expect(written).toContain('\\u001b[2J \\u007f \\u009b31m \\u061c\\u200e\\u200f \\u202a');
  expect(JSON.parse(written)).toEqual({ [text]: [text] });
});

test('letters stay, a bigint is a decimal string', () => {
  expect(legibleJson({ a: 'żółć 漢字 עברית 😀', b: 12n })).toBe('{\n  "a": "żółć 漢字 עברית 😀",\n  "b": "12"\n}\n');
});

test('any value comes back', () => {
  assert(
    property(jsonValue({ stringUnit: 'binary' }), (value) => {
      const written = legibleJson(value);
      expect(written).not.toMatch(OBEYED);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
