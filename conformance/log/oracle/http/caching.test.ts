import { describe, expect, test } from 'vitest';
import { supersededForSeconds } from './caching.ts';

const answer = (...headers: readonly (readonly [string, string])[]) => ({ headers });
const control = (text: string) => answer(['Cache-Control', text]);

describe('how long caches may give an answer after the resource has changed', () => {
  test.each([
    ['no-cache', 0],
    ['No-Store', 0],
    ['max-age=0', 0],
    ['max-age=5', 5],
    ['max-age=5, s-maxage=60', 60],
    ['max-age=60, s-maxage=5', 60],
    ['max-age=5, stale-while-revalidate=30', 35],
    ['max-age=5, stale-if-error=600', 605],
  ])('%s: %i s (RFC 9111 section 4.2, RFC 5861)', (text, seconds) => {
    expect(supersededForSeconds(control(text))).toBe(seconds);
  });

  test.each([
    ['nothing', answer()],
    ['a date of change only (RFC 9111 section 4.2.2)', answer(['Last-Modified', 'Mon, 02 Mar 2026 10:00:00 GMT'])],
    [
      'a header for content networks (RFC 9213)',
      answer(['Cache-Control', 'no-cache'], ['CDN-Cache-Control', 'max-age=9']),
    ],
    ['no-cache for one field only (RFC 9111 section 5.2.2.4)', control('no-cache="Set-Cookie"')],
  ])('is left to caches by %s', (_, plain) => {
    expect(supersededForSeconds(plain)).toBeUndefined();
  });
});
