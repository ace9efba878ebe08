import { describe, expect, test } from 'vitest';
import { entriesBelow, sizeOfWrongRoot, tilePlaces } from './tile-place.ts';

describe('the tiles that a place names', () => {
  test.each([
    [
      'tile/0/000.p/5, hash 3; tile/entries/000.p/5, entry 3',
      [{ path: 'tile/0/000.p/5', level: 0, index: 0n, width: 5, hash: 3 }],
    ],
    ['tile/0/x001/x234/067', [{ path: 'tile/0/x001/x234/067', level: 0, index: 1_234_067n, width: 256 }]],
    [
      'tile/1/000.p/1, hash 0, over tile/0/000',
      [
        { path: 'tile/1/000.p/1', level: 1, index: 0n, width: 1, hash: 0 },
        { path: 'tile/0/000', level: 0, index: 0n, width: 256 },
      ],
    ],
    ['checkpoint', []],
    ['tile/entries/000', []],
    ['tile/64/000', []],
    ['tile/0/000.p/300', []],
    ['tile/0/000.p/0', []],
    ['tile/0/000.p/5, hash 5', []],
    ['tile/0/000/more', []],
    [`${'tile/0/000 '.repeat(100)}`, []],
  ])('%s', (at, places) => expect(tilePlaces(at)).toEqual(places));
});

test('a hash stands for the entries below it', () => {
  const [tile] = tilePlaces('tile/2/001');
  expect(entriesBelow(tile!, 2)).toEqual({ first: (256n + 2n) * 65_536n, count: 65_536n });
});

test('a wrong root has the size of its tree', () => {
  expect(sizeOfWrongRoot('checkpoint, line 3, at tree size 300')).toBe(300n);
  expect(sizeOfWrongRoot('checkpoint, line 3')).toBeUndefined();
});
