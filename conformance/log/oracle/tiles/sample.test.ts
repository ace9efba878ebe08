import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../core/run/random.ts';
import { treeSize } from '../../inputs/tree/tree-size.ts';
import { sampleBoundText, sampleTree } from './sample.ts';
import { tileFor, tileSpan } from './tile.ts';

const drawn = (size: bigint, from = 0n) => sampleTree(size, from, seededRandom(1n, 'sample'));

test('a log of 10,240 entries is read completely, a larger log by a sample that states what it proves', () => {
  expect(drawn(10_240n).bundles).toHaveLength(40);
  expect(sampleBoundText(drawn(10_240n))).toBeUndefined();
  expect(sampleBoundText(drawn(10_241n))).toContain('24 of 41 level-0 tiles were drawn');
  // At 12 % wrong, 24 draws all miss with a probability of 0.88^24, which is below 5 %; at 11 % they would not.
  expect(sampleBoundText(drawn(10n ** 12n))).toContain('if 12 % of the tiles were wrong');
  expect([0.88 ** 24 < 0.05, 0.89 ** 24 < 0.05]).toEqual([true, false]);
});

test('a sample has only required tiles of the tree, each with every tile above it, and the right edge', () => {
  const trees = treeSize({ min: 1n }).chain((size) => fc.tuple(fc.constant(size), fc.bigInt(0n, size)));
  fc.assert(
    fc.property(trees, ([size, from]) => {
      const { tiles, bundles } = drawn(size, from);
      const names = new Set(tiles.map(({ level, index }) => `${level}/${index}`));
      for (const tile of tiles) {
        expect(tileFor(size, tile.level, tile.index)).toEqual(tile);
        expect(tile.width !== undefined || tileSpan(tile).end > from).toBe(true);
        if (tile.width === undefined) expect(names).toContain(`${tile.level + 1}/${tile.index / 256n}`);
      }
      expect(bundles).toHaveLength(tiles.filter(({ level }) => level === 0).length);
      if (size % 256n > 0n) expect(names).toContain(`0/${size / 256n}`);
    }),
    { numRuns: 60 },
  );
});
