import { expect, test } from 'vitest';
import { headerValue } from './header.ts';

test('a header is all of its values, whatever the case of its name', () => {
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
