import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callback } from './callback.ts';

test('names of functions are accepted unchanged', () => {
  const names = [
    'cb',
    '$',
    '_',
    'a.b',
    'a.b[0]',
    'a[1].b',
    'jQuery4000123_456',
    'myResponse',
    'x'.repeat(128),
    'thisOne',
  ];
  for (const name of names) expect(callback([name])).toBe(name);
});

test('everything else is refused, never corrected', () => {
  const names = [
    'alert(1)//',
    '<script>',
    'a;b',
    'a\n',
    '\u2028',
    'a b',
    '"a"',
    "'a'",
    '1a',
    'a.',
    '.a',
    'a..b',
    'a[b]',
  ]
    .concat(
      'a[0',
      'a[-1]',
      'a[0][1]',
      'ünicode',
      '\\u0061',
      'delete',
      'a.delete',
      'this',
      'new.target',
      'x'.repeat(129),
    )
    .concat('a=1', 'a`b`', 'a+b', 'a/**/', 'a\u0000', ' a', 'a[1234567890]');
  for (const name of names) expect([name, callback([name])]).toEqual([name, null]);
  expect(callback(['a', 'a'])).toBeNull();
  expect(callback(['', 'a'])).toBeNull();
});

test('an absent or empty parameter is no callback', () => {
  expect(callback([])).toBeUndefined();
  expect(callback([''])).toBeUndefined();
});

test('every accepted name parses as the callee of a call', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab$_.[]01 ();/\n<') }), (name) => {
      if (typeof callback([name]) === 'string') expect(name).toMatch(/^[\w$.[\]]+$/);
    }),
    { numRuns: 1_000 },
  );
});
