import { expect, test } from 'vitest';
import { tells } from './alike-keys.ts';

const KEY = 'c4f3A9e01b7D4f5e';

test.each([KEY, `${KEY}x`, KEY.slice(1), KEY.slice(0, -1), KEY.toLowerCase(), `d${KEY.slice(1)}`, KEY[0]!, 'xxb7d4xx'])(
  '%s tells something of the key',
  (made) => {
    expect(tells(made, KEY)).toBe(true);
  },
);

test.each(['', 'null', 'undefined', '*', '0', "' OR '1'='1", '_'.repeat(16), 'touchstone-made-up'])(
  '%j tells nothing',
  (made) => {
    expect(tells(made, KEY)).toBe(false);
  },
);

test('of a short key its parts tell', () => {
  expect([tells('xabcx', 'abc'), tells('a', 'abc'), tells('b0', 'abc'), tells('', 'abc')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
