import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json, readJson } from './json.ts';

test('integers of any size are read and written digit by digit', () => {
  for (const digits of [
    '0',
    '-1',
    '2147483648',
    '9007199254740993',
    '-99999999999999999999999999',
    '1'.repeat(1_000),
  ]) {
    expect(readJson(digits)).toBe(BigInt(digits));
    expect(json(readJson(`{"id":${digits}}`))).toBe(`{"id":${digits}}`);
  }
  expect(readJson('[1.5,1e3]')).toEqual([1.5, 1_000]);
  expect(() => readJson('1'.repeat(1_001))).toThrow(SyntaxError);
});

test('the text is readable by JSON.parse, and safe inside a script', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), fc.string({ unit: 'binary' }), (given, more) => {
      const value = JSON.parse(given) as unknown;
      const written = json([readJson(given), `${more}</script>\u2028\u2029`]);
      expect(JSON.parse(written)).toEqual([value, `${more}</script>\u2028\u2029`]);
      expect(written).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
});

test('a member may be called __proto__', () => {
  expect(json(readJson('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
});
