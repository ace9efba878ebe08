import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leafHash, treeHash } from '../merkle/tree-hash.ts';
import {
  bundleSpan,
  HASH_SIZE,
  hashesAtLevel,
  levels,
  partialWidth,
  rightmostTiles,
  rootFromRightEdge,
  TILE_WIDTH,
  tileFor,
  tileSpan,
} from './tile.ts';

const leaves = Array.from({ length: 70_000 }, (_, i) => leafHash(Uint8Array.of(i >> 16, (i >> 8) & 255, i & 255)));

/** The hashes of full subtrees, which are the same in trees of all sizes. */
const subtrees = new Map<string, Uint8Array>();

/** Hash i of a level straight from the definition: MTH(D[i * 256^level : (i + 1) * 256^level]). */
function subtree(level: number, i: number): Uint8Array {
  const key = `${level}/${i}`;
  const hash = subtrees.get(key) ?? treeHash(leaves.slice(i * 256 ** level, (i + 1) * 256 ** level));
  subtrees.set(key, hash);
  return hash;
}

/** The right edge: the hashes of the partial tile of a level. */
function edgeOf(size: number): (level: number) => Uint8Array[] {
  return (level) => {
    const hashes = Math.floor(size / 256 ** level);
    const first = hashes - (hashes % 256);
    return Array.from({ length: hashes - first }, (_, i) => subtree(level, first + i));
  };
}

const anySize = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });

describe('tiles', () => {
  test('a full tile has 8,192 bytes', () => expect(TILE_WIDTH * HASH_SIZE).toBe(8192));

  test('the published example of 70,000', () => {
    const size = 70_000n;
    const partial = [
      { level: 0, index: 273n, width: 112 },
      { level: 1, index: 1n, width: 17 },
      { level: 2, index: 0n, width: 1 },
    ];
    expect(rightmostTiles(size)).toEqual(partial);
    for (const tile of partial) expect(tileFor(size, tile.level, tile.index)).toEqual(tile);
    expect(tileFor(size, 0, 272n)).toEqual({ level: 0, index: 272n });
    expect(tileFor(size, 0, 274n)).toBeUndefined();
    expect(tileFor(size, 1, 0n)).toEqual({ level: 1, index: 0n });
    expect(tileFor(size, 1, 2n)).toBeUndefined();
    expect(tileFor(size, 3, 0n)).toBeUndefined();
    expect(levels(size)).toBe(3);
  });

  test('the published example of 256: a full level-0 tile and a level-1 tile of width 1', () => {
    expect(rightmostTiles(256n)).toEqual([{ level: 1, index: 0n, width: 1 }]);
    expect(tileFor(256n, 0, 0n)).toEqual({ level: 0, index: 0n });
    expect(tileFor(256n, 0, 1n)).toBeUndefined();
  });

  test('the empty tree has no level and no tile', () => {
    expect([levels(0n), rightmostTiles(0n), tileFor(0n, 0, 0n)]).toEqual([0, [], undefined]);
  });

  test('spans: start index and end index of a full tile', () => {
    expect(tileSpan({ level: 0, index: 3n })).toEqual({ start: 768n, end: 1024n });
    expect(tileSpan({ level: 1, index: 1n })).toEqual({ start: 65_536n, end: 131_072n });
    expect(tileSpan({ level: 63, index: 0n })).toEqual({ start: 0n, end: 2n ** 512n });
    expect(bundleSpan(273n)).toEqual({ start: 69_888n, end: 70_144n });
  });

  test('the partial widths are the size in base 256', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const digits = Array.from({ length: levels(size) }, (_, level) => partialWidth(size, level));
        expect(digits.reduceRight((sum, digit) => sum * 256n + BigInt(digit), 0n)).toBe(size);
        for (const tile of rightmostTiles(size)) {
          expect(tileFor(size, tile.level, tile.index)).toEqual(tile);
          const { start, end } = tileSpan(tile);
          expect(start < size && size < end).toBe(true);
        }
        expect(hashesAtLevel(size, 63)).toBe(0n);
      }),
    );
  });

  test('arguments outside their bounds are refused', () => {
    for (const level of [-1, 64, 0.5]) expect(() => hashesAtLevel(1n, level)).toThrow(RangeError);
    expect(() => partialWidth(-1n, 0)).toThrow(RangeError);
    expect(tileFor(256n, 0, -1n)).toBeUndefined();
    expect(() => rootFromRightEdge(3n, () => [])).toThrow(RangeError);
  });
});

describe('the root from the right edge is the root of the tree', () => {
  test('sizes 0 to 600', () => {
    for (let size = 0; size <= 600; size++) {
      expect(rootFromRightEdge(BigInt(size), edgeOf(size))).toEqual(treeHash(leaves.slice(0, size)));
    }
  });

  it.each([65_279, 65_280, 65_535, 65_536, 65_537, 65_792, 65_793, 69_999, 70_000])('size %i', (size) => {
    expect(rootFromRightEdge(BigInt(size), edgeOf(size))).toEqual(treeHash(leaves.slice(0, size)));
  });
});
