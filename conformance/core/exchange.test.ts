import { expect, test } from 'vitest';
import { headerOf } from './exchange.ts';

test('a header is all of its values, whatever the case of its name', () => {
  const answer = {
    headers: [
      ['Vary', 'a'],
      ['x', '1'],
      ['vary', 'b, c'],
      ['Empty', ''],
    ] as const,
  };
  expect(headerOf(answer, 'vary')).toBe('a, b, c');
  expect(headerOf(answer, 'empty')).toBe('');
  expect(headerOf(answer, 'date')).toBeUndefined();
});
