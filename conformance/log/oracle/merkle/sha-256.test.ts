import { expect, test } from 'vitest';
import { hex, utf8 } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from './sha-256.ts';

test('FIPS 180-2 appendix B.1: "abc", as a single part or as several parts', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(hex(sha256(utf8('abc')))).toBe(abc);
  expect(hex(sha256(utf8('a'), utf8(''), utf8('bc')))).toBe(abc);
});
