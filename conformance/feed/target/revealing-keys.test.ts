import { expect, test } from 'vitest';
import { revealsKey } from './revealing-keys.ts';

const KEY = 'c4f3A9e01b7D4f5e';

test.each([KEY, `${KEY}x`, KEY.slice(1), KEY.slice(0, -1), KEY.toLowerCase(), `d${KEY.slice(1)}`, KEY[0]!, 'xxb7d4xx'])(
  '%s tells something of the key',
  (made) => {
    expect(revealsKey(made, KEY)).toBe(true);
  },
);

test.each(['', 'null', 'undefined', '*', '0', "' OR '1'='1", '_'.repeat(16), 'touchstone-made-up'])(
  '%j tells nothing',
  (made) => {
    expect(revealsKey(made, KEY)).toBe(false);
  },
);

test('of a short key its parts tell', () => {
  expect([revealsKey('xabcx', 'abc'), revealsKey('a', 'abc'), revealsKey('b0', 'abc'), revealsKey('', 'abc')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
