import { expect, test } from 'vitest';
import { tilePath } from '../tree/path.ts';
import { locate } from './location.ts';

test('every tile has one name', () => {
  for (const index of [0n, 1n, 255n, 999n, 1_000n, 1_234_067n, 999_999n, 1_000_000n, 2n ** 63n, 2n ** 64n - 1n]) {
    for (const [level, width] of [[0], [63, 1], [9, 255]] as const) {
      const path = tilePath(level, index, width);
      expect(locate(path), path).toEqual({ kind: 'tile', path });
    }
  }
  expect(tilePath(0, 2n ** 64n - 1n)).toBe('tile/0/x018/x446/x744/x073/x709/x551/615');
});

test.each([
  '',
  'tile',
  'tile/0',
  'tile/0/',
  'tile//000',
  'tile/0/00',
  'tile/0/0000',
  'tile/0/x000',
  'tile/0/001/000',
  'tile/0/x001/x000',
  'tile/0/X001/000',
  'tile/0/x000/001',
  'tile/0/x000/x001/000',
  'tile/0/x018/x446/x744/x073/x709/x551/616',
  'tile/0/x001/x000/x000/x000/x000/x000/x000/000',
  'tile/+1/000',
  'tile/01/000',
  'tile/64/000',
  'tile/100/000',
  'tile/0/000.p',
  'tile/0/000.p/',
  'tile/0/000.p/0',
  'tile/0/000.p/01',
  'tile/0/000.p/256',
  'tile/0/000.p/1/',
  'tile/0/000.p/-1',
  'tile/0/000/.p/1',
  'tile/0/x001.p/1/000',
  'tile/Entries/000',
  'tile/0/000\n',
  'tile/0/٠٠٠',
  '/checkpoint',
  'checkpoint.0',
])('%j is not a resource', (path) => {
  expect(locate(path)).toBeUndefined();
});
