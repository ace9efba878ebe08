/** Properties of virtual logs of every size as a client sees them, judged by the oracle. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createLog,
  ed25519Signer,
  type Log,
  logRig,
  type VirtualLog,
  virtualStore,
} from '../../../src/reference/log/index.ts';
import { leafIndex } from '../inputs/tree/leaf-index.ts';
import { malformedTilePath } from '../inputs/tree/malformed-tile-path.ts';
import { bundleOf, tileOf } from '../inputs/tree/tile-of.ts';
import { LARGEST_TREE, treeSize } from '../inputs/tree/tree-size.ts';
import { type Checkpoint, parseCheckpointText } from '../oracle/checkpoint/checkpoint.ts';
import { verifyConsistency } from '../oracle/merkle/consistency.ts';
import { verifyInclusion } from '../oracle/merkle/inclusion.ts';
import { leafHash, treeHash } from '../oracle/merkle/tree-hash.ts';
import { decodeNote, splitNote } from '../oracle/note/note.ts';
import { parseBundle } from '../oracle/tiles/bundle.ts';
import { bundlePath, tilePath } from '../oracle/tiles/path.ts';
import { HASH_SIZE, partialWidth, rootFromRightEdge, tileFor } from '../oracle/tiles/tile.ts';
import { tileConsistencyProof, tileInclusionProof } from '../oracle/tiles/tile-proof.ts';

const origin = 'virtual.example/log';
const signer = ed25519Signer({ name: origin, privateKey: Buffer.alloc(32, 9) });

/** Reads the resources of a log. */
interface OpenVirtualLog {
  readonly log: Log;
  status(path: string): Promise<number>;
  /** The bytes at a path below the prefix. Throws unless the answer is 200. */
  bytes(path: string): Promise<Uint8Array>;
  checkpoint(): Promise<Checkpoint>;
  /** The hashes of a tile as a tree of `size` has it. */
  tile(size: bigint, level: number, index: bigint): Promise<readonly Uint8Array[]>;
  /** The entries of a bundle as a tree of `size` has it. */
  entries(size: bigint, index: bigint): Promise<readonly Uint8Array[]>;
}

/** Opens a virtual log of this size, with these entries chosen. */
async function openVirtualLog(size: bigint, chosen?: VirtualLog['chosen']): Promise<OpenVirtualLog> {
  const store = virtualStore({ origin, size, ...(chosen ? { chosen } : {}) });
  const log = await createLog(logRig({ origin, signer, store }));
  const ask = async (path: string) => log.handler(new Request(`http://log.example/api/v2/${path}`));
  const bytes = async (path: string) => {
    const answer = await ask(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const cachedTiles = new Map<string, Promise<readonly Uint8Array[]>>();
  const once = (path: string, read: () => Promise<readonly Uint8Array[]>) => {
    const hashes = cachedTiles.get(path) ?? read();
    cachedTiles.set(path, hashes);
    return hashes;
  };
  return {
    log,
    bytes,
    status: async (path) => (await ask(path)).status,
    checkpoint: async () =>
      parseCheckpointText(splitNote(decodeNote(await bytes('checkpoint')).value!).value!.text).value!,
    tile: (size, level, index) => {
      const path = tilePath(tileFor(size, level, index)!);
      return once(path, async () => inPieces(await bytes(path)));
    },
    entries: async (size, index) => {
      const { width } = tileFor(size, 0, index)!;
      const path = bundlePath({ index, ...(width ? { width } : {}) });
      return parseBundle(await bytes(path), width ?? 256).value!;
    },
  };
}

function inPieces(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: bytes.length / HASH_SIZE }, (_, i) => bytes.slice(i * HASH_SIZE, (i + 1) * HASH_SIZE));
}

const nonEmpty = treeSize({ min: 1n });

/** The tests of virtual logs. `numRuns`: how many sizes most of them have. */
export function testVirtualLogs(numRuns: number): void {
  test('a tile has the length of its hashes, and the level above has the hash of a full tile', async () => {
    const placed = nonEmpty.chain((size) => fc.record({ size: fc.constant(size), tile: tileOf(size) }));
    await fc.assert(
      fc.asyncProperty(placed, async ({ size, tile }) => {
        const log = await openVirtualLog(size);
        const bytes = await log.bytes(tilePath(tile));
        expect(bytes.length).toBe(32 * (tile.width ?? 256));
        if (tile.width !== undefined) return;
        const above = await log.tile(size, tile.level + 1, tile.index / 256n);
        const hashes = await log.tile(size, tile.level, tile.index);
        expect(above[Number(tile.index % 256n)]).toEqual(treeHash(hashes));
      }),
      { numRuns },
    );
  });

  test('a bundle has the entries that its tile has the hashes of', async () => {
    const placed = nonEmpty.chain((size) => fc.record({ size: fc.constant(size), bundle: bundleOf(size) }));
    await fc.assert(
      fc.asyncProperty(placed, async ({ size, bundle }) => {
        const log = await openVirtualLog(size);
        expect(await log.status(bundlePath(bundle))).toBe(200);
        const entries = await log.entries(size, bundle.index);
        expect(entries.map(leafHash)).toEqual(await log.tile(size, 0, bundle.index));
      }),
      { numRuns },
    );
  });

  test('the right edge gives the root of the checkpoint', async () => {
    await fc.assert(
      fc.asyncProperty(treeSize(), async (size) => {
        const log = await openVirtualLog(size);
        const edges: (readonly Uint8Array[])[] = [];
        for (let level = 0; size >> BigInt(8 * level) > 0n; level++) {
          const { index = 0n } = partialWidth(size, level) === 0 ? {} : { index: size >> BigInt(8 * (level + 1)) };
          edges.push(partialWidth(size, level) === 0 ? [] : await log.tile(size, level, index));
        }
        const { size: stated, root } = await log.checkpoint();
        expect([stated, Buffer.from(root)]).toEqual([
          size,
          Buffer.from(rootFromRightEdge(size, (level) => edges[level]!)),
        ]);
      }),
      { numRuns },
    );
  });

  test('any leaf is in the tree', async () => {
    const leaf = nonEmpty.chain((size) => fc.record({ size: fc.constant(size), index: leafIndex(size) }));
    await fc.assert(
      fc.asyncProperty(leaf, async ({ size, index }) => {
        const log = await openVirtualLog(size);
        const { root } = await log.checkpoint();
        const proof = await tileInclusionProof((level, at) => log.tile(size, level, at), index, size);
        const entry = (await log.entries(size, index / 256n))[Number(index % 256n)]!;
        expect(verifyInclusion({ index, size, leafHash: leafHash(entry), proof, root })).toBeUndefined();
      }),
      { numRuns },
    );
  });

  test('any tree is consistent with any smaller tree', async () => {
    const sizes = nonEmpty.chain((size2) =>
      fc.record({ size1: treeSize({ min: 1n, max: size2 }), size2: fc.constant(size2) }),
    );
    await fc.assert(
      fc.asyncProperty(sizes, async ({ size1, size2 }) => {
        const log = await openVirtualLog(size2);
        const { root: root1 } = await (await openVirtualLog(size1)).checkpoint();
        const { root: root2 } = await log.checkpoint();
        const proof = await tileConsistencyProof((level, at) => log.tile(size2, level, at), size1, size2);
        expect(verifyConsistency({ size1, size2, root1, root2, proof })).toBeUndefined();
      }),
      { numRuns },
    );
  });

  test('a growing tree is consistent with its earlier sizes', async () => {
    const grown = fc.record({
      size: treeSize({ min: 1n, max: LARGEST_TREE - 600n }),
      lengths: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 600 }),
    });
    await fc.assert(
      fc.asyncProperty(grown, async ({ size: size1, lengths }) => {
        const log = await openVirtualLog(size1);
        const { root: root1 } = await log.checkpoint();
        await log.log.append(lengths.map((length, i) => Buffer.alloc(length, i)));
        const { size: size2, root: root2 } = await log.checkpoint();
        expect(size2).toBe(size1 + BigInt(lengths.length));
        const tile = (level: number, index: bigint) => log.tile(size2, level, index);
        const proof = await tileConsistencyProof(tile, size1, size2);
        expect(verifyConsistency({ size1, size2, root1, root2, proof })).toBeUndefined();
        const last = size2 - 1n;
        const path = await tileInclusionProof(tile, last, size2);
        const leaf = leafHash(Buffer.alloc(lengths.at(-1)!, lengths.length - 1));
        expect(verifyInclusion({ index: last, size: size2, leafHash: leaf, proof: path, root: root2 })).toBeUndefined();
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  });

  test('a chosen entry changes only the tiles above it', async () => {
    const chosen = nonEmpty.chain((size) =>
      fc.record({ size: fc.constant(size), index: leafIndex(size), tile: tileOf(size) }),
    );
    await fc.assert(
      fc.asyncProperty(chosen, async ({ size, index, tile }) => {
        const plain = await openVirtualLog(size);
        const changedLog = await openVirtualLog(size, new Map([[index, Buffer.from('unlike the others')]]));
        const changed = async (level: number, at: bigint) =>
          !Buffer.from(await plain.bytes(tilePath(tileFor(size, level, at)!))).equals(
            await changedLog.bytes(tilePath(tileFor(size, level, at)!)),
          );
        for (let level = 0; tileFor(size, level, 0n); level++) {
          // The hash above the entry is in a tile only where the subtree below it is complete.
          const hash = index >> BigInt(8 * level);
          if (hash < size >> BigInt(8 * level)) expect(await changed(level, hash / 256n)).toBe(true);
        }
        const above = index >> BigInt(8 * tile.level);
        const covers = above / 256n === tile.index && above < size >> BigInt(8 * tile.level);
        expect(await changed(tile.level, tile.index)).toBe(covers);
      }),
      { numRuns },
    );
  });

  test('a malformed path is never answered with 200', async () => {
    const logs = await Promise.all([1n, 300n, 70_000n, 10n ** 12n, LARGEST_TREE].map((size) => openVirtualLog(size)));
    await fc.assert(
      fc.asyncProperty(malformedTilePath(), fc.constantFrom(...logs), async ({ path }, log) => {
        expect([path, await log.status(path)]).toEqual([path, 404]);
      }),
      { numRuns: 25 * numRuns },
    );
  });
}
