/** The arbitraries: they stay in their bounds, reach the edges, and shrink to the smallest value. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tilePath } from '../../oracle/tiles/path.ts';
import { levels, rightmostTiles } from '../../oracle/tiles/tile.ts';
import { edgedInteger } from './edged-integer.ts';
import { leafIndex } from './leaf-index.ts';
import { legalTilePath } from './legal-tile-path.ts';
import { bundleOf, tileOf } from './tile-of.ts';
import { LARGEST_TREE, treeSize } from './tree-size.ts';

const SEED = { seed: 6962 };
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns = 3000): T[] => fc.sample(arbitrary, { ...SEED, numRuns });
/** The shrunk form of the first value with a property. */
function smallest<T>(arbitrary: fc.Arbitrary<T>, has: (value: T) => boolean): T {
  const result = fc.check(
    fc.property(arbitrary, (value) => !has(value)),
    { ...SEED, numRuns: 5000 },
  );
  return result.counterexample![0];
}

describe('tree sizes', () => {
  const sizes = sample(treeSize());

  test('lie between 0 and 2^63-1', () => {
    expect(sizes.filter((size) => size < 0n || size > LARGEST_TREE)).toEqual([]);
  });

  test.each([
    0n,
    1n,
    2n,
    255n,
    256n,
    257n,
    65_535n,
    65_536n,
    65_537n,
    256n ** 7n - 1n,
    256n ** 7n + 1n,
    2n ** 63n - 1n,
  ])('%i is among three thousand', (size) => expect(sizes).toContain(size));

  test('have every order of magnitude', () => {
    expect(new Set(sizes.map((size) => size.toString(2).length)).size).toBe(63);
  });

  test('shrink to the smallest that is one', () => {
    expect(smallest(treeSize(), (size) => size > 1000n)).toBe(1001n);
    expect(smallest(treeSize({ min: 300n }), () => true)).toBe(300n);
  });

  test('keep to the bounds that are asked for', () => {
    const bounded = sample(treeSize({ min: 250n, max: 260n }), 500);
    expect([...new Set(bounded)].sort()).toEqual(Array.from({ length: 11 }, (_, i) => 250n + BigInt(i)));
    expect(() => treeSize({ min: 2n, max: 1n })).toThrow('no integer from 2 to 1');
    expect(sample(edgedInteger({ min: -3n, max: -3n, edges: [0n] }), 5)).toEqual([-3n, -3n, -3n, -3n, -3n]);
  });
});

describe('leaf indices', () => {
  test('are those of the tree', () => {
    fc.assert(
      fc.property(
        treeSize({ min: 1n }).chain((size) => fc.tuple(fc.constant(size), leafIndex(size))),
        ([size, index]) => index >= 0n && index < size,
      ),
    );
    expect(() => leafIndex(0n)).toThrow('a tree of size 0 has no leaf');
  });

  test('come to the first, the last, the first of the partial tile and the split', () => {
    const indices = sample(leafIndex(70_000n), 1000);
    for (const index of [0n, 69_999n, 69_888n, 69_887n, 65_536n, 65_535n]) expect(indices).toContain(index);
  });
});

describe('tiles', () => {
  test('are all that a tree has, and no others', () => {
    const paths = new Set(sample(tileOf(70_000n), 20_000).map(tilePath));
    expect(paths.size).toBe(274 + 2 + 1);
    for (const tile of rightmostTiles(70_000n)) expect(paths).toContain(tilePath(tile));
  });

  test('of a large tree have all its levels, and indices on both sides of where a path grows', () => {
    const tiles = sample(tileOf(10n ** 12n));
    expect([...new Set(tiles.map(({ level }) => level))].sort()).toEqual([0, 1, 2, 3, 4]);
    const indices = tiles.map(({ index }) => index);
    for (const edge of [999n, 1000n, 1001n, 999_999n, 1_000_000n, 1_000_001n]) expect(indices).toContain(edge);
  });

  test('shrink to level 0, index 0', () => {
    expect(smallest(tileOf(LARGEST_TREE), () => true)).toEqual({ level: 0, index: 0n });
    expect(smallest(tileOf(LARGEST_TREE), ({ level, index }) => level > 1 && index > 4n)).toEqual({
      level: 2,
      index: 5n,
    });
    expect(smallest(bundleOf(100n), () => true)).toEqual({ index: 0n, width: 100 });
  });

  test('are not to be had of an empty tree', () => {
    expect(levels(0n)).toBe(0);
    expect(() => tileOf(0n)).toThrow('a tree of size 0 has no tile');
    expect(() => bundleOf(0n)).toThrow('a tree of size 0 has no bundle');
  });
});

describe('legal paths', () => {
  test('are of the kinds that are asked for', () => {
    for (const { path } of sample(legalTilePath({ kind: 'entries', from: 1000n, partial: true }), 300))
      expect(path).toMatch(/^tile\/entries\/(x\d{3}\/)+\d{3}\.p\/\d{1,3}$/);
    for (const { path } of sample(legalTilePath({ kind: 'tile', partial: false }), 300))
      expect(path).toMatch(/^tile\/\d{1,2}\/(x\d{3}\/)*\d{3}$/);
  });

  test('shrink to the first tile', () => {
    expect(smallest(legalTilePath(), () => true)).toEqual({
      path: 'tile/0/000',
      names: { kind: 'tile', level: 0, index: 0n },
    });
  });
});
