import { describe, expect, test } from 'vitest';
import { ABSENT_PATHS } from '../../inputs/tree/impossible-paths.ts';
import { canExist } from './existence.ts';
import { bundlePath, tilePath } from './path.ts';
import { levels, rightmostTiles } from './tile.ts';

describe('the resources that some tree can have', () => {
  const largest = 2n ** 64n - 1n;
  test('include every tile at the right edge of the largest tree', () => {
    const edge = rightmostTiles(largest);
    expect(edge).toHaveLength(levels(largest));
    for (const tile of edge) expect(canExist(tilePath(tile))).toBe(true);
    expect(canExist(bundlePath({ index: largest / 256n, width: 255 }))).toBe(true);
  });
  test.each(ABSENT_PATHS)('is not $path: $why', ({ path }) => expect(canExist(path)).toBe(false));
  test.each(['tile/0/000.p/0', 'tile/64/000', 'tile/0/1', 'checkpoint', 'tile/0/x000/000'])('is not %s', (path) =>
    expect(canExist(path)).toBe(false),
  );
  test('include entries in the format of the log alone', () => {
    expect([canExist('tile/data/000'), canExist('tile/data/000', 'data')]).toEqual([false, true]);
    expect([canExist('tile/entries/000'), canExist('tile/entries/000', 'data')]).toEqual([true, false]);
  });
  test('end where the next tile would begin at 2^64', () => {
    expect(canExist(tilePath({ level: 0, index: 2n ** 56n - 1n }))).toBe(true);
    expect(canExist(tilePath({ level: 0, index: 2n ** 56n }))).toBe(false);
    expect(canExist(tilePath({ level: 7, index: 0n }))).toBe(true);
  });
});
