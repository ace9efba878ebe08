import { expect, test } from 'vitest';
import { decodedAnswer } from '../../../transport/http/decoded-answer.ts';
import { contentCodings, isCodingAccepted } from './content-codings.ts';

const coded = (value: string) =>
  contentCodings(
    decodedAnswer({ status: 200, headers: [['Content-Encoding', value]], body: Buffer.from(''), cut: false }, 1, 10),
  );

test('the codings of an answer are named once, in lower case, without identity', () => {
  expect(coded('X-GZIP, br')).toEqual(['gzip', 'br']);
  expect(coded('identity')).toEqual([]);
  expect(coded(' , ')).toEqual([]);
});

test.each([
  ['gzip', true],
  ['x-gzip', true],
  ['GZip;q=0.001', true],
  ['*', true],
  ['br, *;q=0.1', true],
  ['gzip;q=0', false],
  ['gzip ; q=0.0, *', false],
  ['identity', false],
  ['*;q=0', false],
  ['', false],
])('whether gzip is accepted by "%s": %s (RFC 9110 section 12.5.3)', (accept, accepted) => {
  expect(isCodingAccepted('gzip', accept)).toBe(accepted);
});
