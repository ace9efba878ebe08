import { expect, test } from 'vitest';
import { wantsGzip } from './accept-gzip.ts';

test.each([
  ['gzip', true],
  ['GZIP', true],
  ['br, gzip;q=0.1', true],
  ['gzip ; q=1.000', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['gzip;q=0, *', false],
  ['*;q=0', false],
  ['identity', false],
  ['br', false],
  ['gzipped', false],
  ['gzip;q=much', false],
  ['', false],
  [null, false],
] as const)('Accept-Encoding %j: %j', (header, expected) => {
  expect(wantsGzip(header)).toBe(expected);
});
