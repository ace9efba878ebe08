import { describe, expect, test } from 'vitest';
import { readHttpDate } from './http-date.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('readHttpDate', () => {
  test.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'])(
    'RFC 9110 section 5.6.7: %s',
    (text) => expect(readHttpDate(text, NOW)).toBe(Date.parse('1994-11-06T08:49:37Z')),
  );

  test.each([
    ['Sunday, 06-Nov-76 08:49:37 GMT', 2076],
    ['Sunday, 06-Nov-77 08:49:37 GMT', 1977],
    ['Sunday, 06-Nov-30 08:49:37 GMT', 2030],
  ])('%s is in %i', (text, year) => expect(new Date(readHttpDate(text, NOW)!).getUTCFullYear()).toBe(year));

  test.each([
    ...['', '0', '-1', '3600', '1994-11-06T08:49:37Z', 'Sun, 06 Nov 1994 08:49:37', 'Sun, 06 Nov 1994 08:49:37 EST'],
    ...[
      'Sun, 6 Nov 1994 08:49:37 GMT',
      'Sun, 06 nov 1994 08:49:37 GMT',
      'Sun, 32 Nov 1994 08:49:37 GMT',
      'Sun, 06 Nov 1994 25:49:37 GMT',
    ],
  ])('%j is not a date', (text) => expect(readHttpDate(text, NOW)).toBeUndefined());
});
