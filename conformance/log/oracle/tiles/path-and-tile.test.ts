/** Properties of the oracle's geometry and paths. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalTilePath } from '../../inputs/tree/legal-tile-path.ts';
import { tileOf } from '../../inputs/tree/tile-of.ts';
import { treeSize } from '../../inputs/tree/tree-size.ts';
import { bundlePath, parseTilePath, tilePath } from './path.ts';
import { hashesAtLevel, levels, tileFor, tileSpan } from './tile.ts';

test('a path names the tile that it was made of, and no other path does', () => {
  fc.assert(
    fc.property(legalTilePath(), ({ path, names }) => {
      const value = parseTilePath(path).value!;
      expect(value).toEqual(names);
      expect(value.kind === 'tile' ? tilePath(value) : bundlePath(value)).toBe(path);
    }),
    { numRuns: 1000 },
  );
});

test('two tiles never share a path', () => {
  const two = treeSize({ min: 2n }).chain((size) => fc.tuple(tileOf(size), tileOf(size)));
  fc.assert(
    fc.property(two, ([a, b]) => {
      const same = a.level === b.level && a.index === b.index && a.width === b.width;
      expect(tilePath(a) === tilePath(b)).toBe(same);
    }),
  );
});

test('every hash of a small tree is in exactly one tile', () => {
  fc.assert(
    fc.property(treeSize({ max: 300_000n }), (size) => {
      for (let level = 0; level < levels(size); level++) {
        let counted = 0n;
        let index = 0n;
        for (let tile = tileFor(size, level, index); tile; tile = tileFor(size, level, ++index))
          counted += BigInt(tile.width ?? 256);
        expect(counted).toBe(hashesAtLevel(size, level));
        expect(tileFor(size, level, index + 1n)).toBeUndefined();
      }
    }),
    { numRuns: 50 },
  );
});

test('a full tile of any tree ends inside of it, a partial tile does not', () => {
  const placed = treeSize({ min: 1n }).chain((size) => fc.tuple(fc.constant(size), tileOf(size)));
  fc.assert(
    fc.property(placed, ([size, tile]) => {
      const { start, end } = tileSpan(tile);
      expect(start < size).toBe(true);
      expect(end <= size).toBe(tile.width === undefined);
      // The next tile begins at the end of this tile, and exists only if this tile is full.
      const next = tileFor(size, tile.level, tile.index + 1n);
      if (next) expect([tile.width, tileSpan(next).start]).toEqual([undefined, end]);
    }),
    { numRuns: 500 },
  );
});
