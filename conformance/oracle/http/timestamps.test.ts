import { describe, expect, it, test } from 'vitest';
import { judgedTimestamps } from './timestamps.ts';

const reasonOf = (value: string) => judgedTimestamps({ headers: [['date', value]] }, 'x')[0]?.reason;

describe('a timestamp of a sender', () => {
  test.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT', undefined],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 'form'],
    ['Sun Nov  6 08:49:37 1994', 'form'],
  ])('RFC 9110 section 5.6.7: %s', (text, reason) => expect(reasonOf(text)).toBe(reason));

  test.each([
    // nginx, Go and Node.
    ['Wed, 25 Nov 2026 04:00:00 GMT', undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
    ['Sat, 31 Dec 2016 23:59:60 GMT', undefined],
    ['Thu, 29 Feb 2024 00:00:00 GMT', undefined],
    ['Sat, 01 Jan 0000 00:00:00 GMT', undefined],
    ['Wed, 25 Nov 2026 04:00:00 UTC', 'form'],
    ['Wed, 25 Nov 2026 04:00:00 +0000', 'form'],
    ['wed, 25 nov 2026 04:00:00 gmt', 'form'],
    ['Wed,  25 Nov 2026 04:00:00 GMT', 'form'],
    ['25 Nov 2026 04:00:00 GMT', 'form'],
    ['2026-11-25T04:00:00Z', 'form'],
    ['1795579200', 'form'],
    ['', 'form'],
    ['Tue, 25 Nov 2026 04:00:00 GMT', 'calendar'],
    ['Sun, 29 Feb 2026 00:00:00 GMT', 'calendar'],
    ['Wed, 25 Nov 2026 24:00:00 GMT', 'calendar'],
    ['Wed, 25 Nov 2026 04:60:00 GMT', 'calendar'],
  ])('%j: %s', (text, reason) => expect(reasonOf(text)).toBe(reason));

  it('is in Date or Last-Modified, each line by itself', () => {
    const headers = [
      ['Date', 'Wed, 25 Nov 2026 04:00:00 GMT'],
      ['Last-Modified', 'now'],
      ['last-modified', ' Wed, 25 Nov 2026 04:00:00 GMT '],
      ['Expires', '0'],
      ['Retry-After', '120'],
    ] as const;
    expect(judgedTimestamps({ headers }, 'x').map((defect) => defect?.at)).toEqual([
      undefined,
      'x, Last-Modified: "now"',
      undefined,
    ]);
  });
});
