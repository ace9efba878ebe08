import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyRoot, leafHash, treeHash } from '../../log/oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../log/oracle/tiles/bundle.ts';
import { concatBytes } from '../../oracle/bytes/bytes.ts';
import { EMPTY_ROOT, foldByNode, foldHashes, foldStrings, hashEntries, TILE_BYTES } from './hashing.ts';
import { tileKernel } from './tile-kernel.ts';

const entry = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.nat(65_535).map((length) => new Uint8Array(length).fill(length)),
);
const bundleOf = (entries: readonly Uint8Array[]) =>
  Buffer.from(
    concatBytes(...entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry])),
  );
const latin1 = (hash: Uint8Array) => Buffer.from(hash).toString('latin1');

describe('against the oracle', () => {
  test('leaf hashes of generated bundles', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
        const into = Buffer.alloc(TILE_BYTES);
        expect(hashEntries(bundleOf(entries), entries.length, into)).toBeUndefined();
        expect(into.subarray(0, 32 * entries.length)).toEqual(Buffer.from(concatBytes(...entries.map(leafHash))));
      }),
    );
  });
  test('roots over every width of a tile', () => {
    const leaves = Array.from({ length: 256 }, (_, i) => leafHash(Uint8Array.of(i)));
    for (let width = 1; width <= 256; width++) {
      const root = latin1(treeHash(leaves.slice(0, width)));
      expect(foldHashes(concatBytes(...leaves.slice(0, width)))).toBe(root);
      expect(foldByNode(concatBytes(...leaves.slice(0, width)))).toBe(root);
      expect(foldStrings(leaves.slice(0, width).map(latin1))).toBe(root);
    }
    expect(EMPTY_ROOT).toBe(latin1(emptyRoot()));
  });
  test('the defects of malformed bundles', () => {
    const kindOf = (bytes: Buffer, width: number) => hashEntries(bytes, width, Buffer.alloc(TILE_BYTES))?.kind;
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), fc.integer({ min: 1, max: 4 }), (bytes, width) => {
        // Small lengths, so that some of the bundles are valid.
        const small = Buffer.from(bytes.map((byte) => byte % 3));
        const expected = parseBundle(small, width).defect?.reason;
        const kind = kindOf(Buffer.from(small), width);
        // Only the oracle distinguishes whole entries from other bytes after the last entry.
        const more =
          kind === 'trailing-bytes' && expected === 'count' && parseBundle(small, width).defect !== undefined;
        expect(more ? expected : kind).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the kernel', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  test('has the root of any full tile, and keeps nothing of the tile before', () => {
    const fold = tileKernel()!;
    fc.assert(
      fc.property(fc.uint8Array({ minLength: TILE_BYTES, maxLength: TILE_BYTES }), (tile) => {
        const before = Uint8Array.from(tile);
        expect(fold(tile)).toBe(foldByNode(tile));
        expect(tile).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
  test('is absent without WebAssembly, and without its SIMD', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(tileKernel()).toBeUndefined();
    vi.stubGlobal('WebAssembly', {
      Module: function Module() {
        throw new Error('Wasm SIMD unsupported');
      },
    });
    expect(tileKernel()).toBeUndefined();
  });
});
