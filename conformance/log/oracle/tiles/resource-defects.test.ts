import { expect, test } from 'vitest';
import type { Answer } from '../../../core/target/answer.ts';
import { tileLengthDefect, unservedText } from './resource-defects.ts';

const answer = (status: number, raw: Uint8Array, cut = false, headers: Answer['headers'] = []): Answer => ({
  status,
  headers,
  raw,
  cut,
  body: () => raw,
  exchange: 1,
});
const hashes = Buffer.alloc(8192, 0xfe);

test.each([
  [answer(404, Buffer.of()), 'tile/0/000 is not served (status 404)'],
  [answer(200, Buffer.from('nothing here')), 'tile/0/000 is answered with status 200 and a page'],
  [answer(200, hashes, true), 'tile/0/000 is served with more than 8192 bytes, which is too long'],
  [answer(200, hashes, true, [['content-length', '8224']]), 'tile/0/000 is served with 8224 bytes, which is too long'],
])('an answer that is no tile: %#', (given, text) => {
  expect(unservedText('tile/0/000', given)).toBe(text);
});

test.each([
  [false, [], '8192 bytes'],
  [true, [], 'more than 8192 bytes'],
  [true, [['content-length', '9000']], '9000 bytes'],
  [
    true,
    [
      ['content-length', '90'],
      ['content-encoding', 'gzip'],
    ],
    'more than 8192 bytes',
  ],
] as const)('a partial tile that is too long: cut %s, %j', (cut, headers, actual) => {
  const tile = {
    path: 'tile/0/000.p/3',
    width: 3,
    byteLength: 8192,
    answer: { cut, headers: headers as Answer['headers'] },
  };
  expect(tileLengthDefect(tile)).toMatchObject({ reason: 'length', expected: '96 bytes (3 hashes)', actual });
});
