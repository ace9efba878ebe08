import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCheckpoint } from '../checkpoint/checkpoint.ts';
import { createLog, type Log } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { unbundle } from '../tree/bundle.ts';

// A latin1 string (the type calls it `binary`) needs no memory of its own outside the heap.
const sha = (...bytes: Uint8Array[]) => Buffer.from(hash('sha256', Buffer.concat(bytes), 'binary'), 'latin1');

/** RFC 6962, section 2.1, word by word, over leaf hashes. */
function mth(leaves: readonly Uint8Array[], from = 0, to = leaves.length): Uint8Array {
  const n = to - from;
  if (n === 0) return sha();
  if (n === 1) return leaves[from]!;
  let k = 1;
  while (k * 2 < n) k *= 2;
  return sha(Uint8Array.of(1), mth(leaves, from, from + k), mth(leaves, from + k, to));
}

const entryAt = (i: number) => Buffer.from(i % 97 === 0 ? '' : `entry ${i}`);
const leaves = Array.from({ length: 70_000 }, (_, i) => sha(Uint8Array.of(0), entryAt(i)));
const elements = (n: number) => `${n}`.padStart(3, '0');

/** Hashes of a level: the MTH of each full run of 256^level leaves. */
const levels: Uint8Array[][] = [leaves];
for (let level = 1; level < 3; level++) {
  const below = levels[level - 1]!;
  const count = Math.floor(below.length / 256);
  levels.push(Array.from({ length: count }, (_, i) => mth(below, i * 256, i * 256 + 256)));
}

/**
 * Asserts that all resources of a tree of `size` are in the store, with the right bytes. Only full tiles from `since`.
 */
async function holds(store: Store, size: number, since: number): Promise<void> {
  const checkpoint = readCheckpoint(Buffer.from((await store.read('checkpoint'))!).toString())!;
  expect(checkpoint.size).toBe(BigInt(size));
  expect(Buffer.from(checkpoint.root)).toEqual(Buffer.from(mth(leaves, 0, size)));
  for (let level = 0; level < 4; level++) {
    const count = Math.floor(size / 256 ** level);
    for (let tile = Math.floor(since / 256 ** (level + 1)); tile * 256 <= count; tile++) {
      const width = Math.min(256, count - tile * 256);
      const path = `${elements(tile)}${width < 256 ? `.p/${width}` : ''}`;
      const bytes = await store.read(`tile/${level}/${path}`);
      const bundle = level > 0 ? undefined : await store.read(`tile/entries/${path}`);
      if (width === 0) {
        expect(bytes, `tile/${level}/${path}`).toBeUndefined();
        continue;
      }
      const hashes = levels[level]!.slice(tile * 256, tile * 256 + width);
      expect(Buffer.from(bytes!).equals(Buffer.concat(hashes)), `size ${size}: tile/${level}/${path}`).toBe(true);
      if (level > 0) continue;
      const expected = Array.from({ length: width }, (_, i) => entryAt(tile * 256 + i));
      const served = unbundle(bundle!)!.map((entry) => Buffer.from(entry).toString());
      expect(served, `size ${size}: tile/entries/${path}`).toEqual(expected.map(String));
    }
  }
}

async function appendUpTo(log: Log, size: number): Promise<void> {
  const first = Number(log.size());
  const batch = Array.from({ length: size - first }, (_, i) => entryAt(first + i));
  expect(await log.append(batch)).toBe(BigInt(first));
}

test('every border of a tile, at levels 0 and 1', async () => {
  const store = memoryStore();
  const log = await createLog(logRig({ origin: 'example.com/log', store: () => store }));
  let since = 0;
  for (const size of [1, 2, 3, 5, 255, 256, 257, 511, 512, 513, 65_535, 65_536, 65_537, 70_000]) {
    await appendUpTo(log, size);
    await holds(store, size, since);
    since = size;
  }
  // The resources from before the last batch have not changed.
  await holds(store, 70_000, 0);
});

test('one batch over many borders gives the same as many', async () => {
  const store = memoryStore();
  const log = await createLog(logRig({ origin: 'example.com/log', store: () => store }));
  await appendUpTo(log, 70_000);
  await holds(store, 70_000, 0);
  // Sizes inside the batch were never published.
  expect(await store.list!('tile/0')).toContain('273.p');
  expect(await store.list!('tile/0')).not.toContain('000.p');
  expect(await store.list!('tile/1')).toEqual(expect.arrayContaining(['000', '001.p']));
  expect(await store.list!('tile/2/000.p')).toEqual(['1']);
});
