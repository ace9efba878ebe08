/** A log in memory that grows by batches, some of whose entries are there twice. */
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';

/** How many entries a batch has, and how many are added to the index together. */
export const BATCH = 100;
export const PART = 150;

/** Entry number `i`; every tenth is there twice. */
export const entry = (i: number) => Buffer.from(`entry ${i % 10 === 9 ? i - 9 : i}`);
export const batch = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + i));

/** A log in memory that had each size up to this one. */
export async function logOf(size: number): Promise<Store> {
  const store = memoryStore();
  const log = await createLog(logRig({ origin: 'log.example', store: () => store }));
  for (let at = 0; at < size; at += BATCH) await log.append(batch(at, at + BATCH));
  return store;
}
