import { expect, test } from 'vitest';
import { headerValue } from './header.ts';

test('all values of a header are joined, and its name is compared without case', () => {
  const answer = {
    headers: [
      ['Vary', 'a'],
      ['x', '1'],
      ['vary', 'b, c'],
      ['Empty', ''],
    ] as const,
  };
  expect(headerValue(answer, 'vary')).toBe('a, b, c');
  expect(headerValue(answer, 'empty')).toBe('');
  expect(headerValue(answer, 'date')).toBeUndefined();
});
