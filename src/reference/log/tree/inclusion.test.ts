import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as oracle from '../../../../conformance/log/oracle/merkle/inclusion.ts';
import { createLog, type Log } from '../log.ts';
import { parts } from '../parts.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { virtualStore } from '../virtual/virtual-store.ts';
import { inclusionProof, inclusionRanges } from './inclusion.ts';

const hex = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'));
const LARGEST = 2n ** 63n - 1n;

describe('a proof', () => {
  const MOST = 70;
  const leaves = Array.from({ length: MOST }, (_, i) => parts.leafHash(Buffer.from(`${i}`)));
  const store = memoryStore();
  beforeAll(async () => {
    const log = await createLog(logRig({ origin: 'log.example', store: () => store }));
    // Each entry alone, so that the tiles of every size exist.
    for (let i = 0; i < MOST; i++) await log.append([Buffer.from(`${i}`)]);
  });
  test('is that of RFC 6962, for every leaf of every tree up to 70', async () => {
    for (let size = 1; size <= MOST; size++)
      for (let index = 0; index < size; index++) {
        const proof = await inclusionProof(BigInt(index), BigInt(size), store, parts);
        expect(hex(proof), `${index} of ${size}`).toEqual(hex(oracle.inclusionProof(leaves.slice(0, size), index)));
      }
  });
});

describe('in a tree of any size', () => {
  /** Sizes around the widths of tiles, and arbitrary sizes. */
  const sizes = fc
    .oneof(
      fc.bigInt({ min: 1n, max: LARGEST }),
      fc
        .tuple(fc.integer({ min: 0, max: 62 }), fc.bigInt({ min: -2n, max: 2n }))
        .map(([bit, by]) => (1n << BigInt(bit)) + by),
      fc.bigInt({ min: 1n, max: 70_000n }),
    )
    .map((size) => (size < 1n ? 1n : size));
  const leafOf = sizes.chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.oneof(fc.bigInt({ min: 0n, max: size - 1n }), fc.constantFrom(0n, size - 1n, size / 2n)),
    ),
  );
  test('a proof leads to the root', async () => {
    await fc.assert(
      fc.asyncProperty(leafOf, async ([size, index]) => {
        const store = await virtualStore({ origin: 'log.example', size })(parts);
        const { root } = parts.readCheckpoint(String(await store.read('checkpoint')))!;
        const proof = await inclusionProof(index, size, store, parts);
        const leafHash = await leafHashOf(store, index, size);
        expect(oracle.verifyInclusion({ index, size, leafHash, proof, root })).toBeUndefined();
      }),
      { numRuns: 60, examples: [[[LARGEST, LARGEST - 1n]], [[65_536n, 65_535n]], [[65_537n, 65_536n]]] },
    );
  });
  test('ranges go from the sibling upwards, are adjacent and omit only the leaf', () => {
    fc.assert(
      fc.property(leafOf, ([size, index]) => {
        const ranges = inclusionRanges(index, size).toSorted(([a], [b]) => (a < b ? -1 : 1));
        let at = 0n;
        for (const [start, end] of ranges) {
          if (at === index) at++;
          expect(start).toBe(at);
          at = end;
        }
        if (at === index) at++;
        expect(at).toBe(size);
      }),
    );
  });
});

describe('a tile that is not in the store', () => {
  let log: Log;
  const store = memoryStore();
  beforeAll(async () => {
    log = await createLog(logRig({ origin: 'log.example', store: () => store }));
    await log.append(Array.from({ length: 600 }, (_, i) => Buffer.from(`${i}`)));
  });
  const without = (lost: RegExp): Pick<Store, 'read'> => ({
    read: async (path) => (lost.test(path) ? undefined : store.read(path)),
  });
  test('fails with an error that names the tile', async () => {
    await expect(inclusionProof(3n, 600n, without(/^tile\/0\/000/), parts)).rejects.toThrow(
      'tile 0/0 of the tree of 600 cannot be read',
    );
  });
  test('is replaced by the full tile where that exists', async () => {
    const proof = await inclusionProof(3n, 600n, store, parts);
    await log.append(Array.from({ length: 424 }, (_, i) => Buffer.from(`more ${i}`)));
    expect(hex(await inclusionProof(3n, 600n, without(/\.p\/(?!2$)/), parts))).toEqual(hex(proof));
  });
  test('is read once for each tile', async () => {
    const read: string[] = [];
    const counting: Pick<Store, 'read'> = {
      read: (path) => {
        read.push(path);
        return store.read(path);
      },
    };
    await inclusionProof(3n, 600n, counting, parts);
    expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  });
});

async function leafHashOf(store: Store, index: bigint, size: bigint): Promise<Uint8Array> {
  const tile = index >> 8n;
  const width = tile === size >> 8n ? Number(size & 0xffn) : undefined;
  const bytes = await store.read(parts.tilePath(0, tile, width));
  return parts.untile(bytes!)![Number(index & 0xffn)]!;
}
