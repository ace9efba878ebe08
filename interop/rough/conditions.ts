/** The conditions under which sound targets are judged again and again. */

import { Worker } from 'node:worker_threads';
import type { Roughness } from './rough-network.ts';

/** What a run has to stand. */
export interface Condition {
  readonly name: string;
  readonly network?: Roughness;
  /** Each write to the store of a reference takes up to so many milliseconds longer. */
  readonly slowDiskMs?: number;
  /** As many threads as that keep the processors busy meanwhile. */
  readonly busyThreads?: number;
}

/** Taken in turn, run by run. */
export const CONDITIONS: readonly Condition[] = [
  { name: 'other seeds' },
  { name: 'delays', network: { delayMs: 25, lostOneIn: 0 } },
  { name: 'lost connections', network: { delayMs: 2, lostOneIn: 40 } },
  { name: 'a slow disk', slowDiskMs: 30 },
  { name: 'a busy machine', busyThreads: 4 },
];

/** Keeps the processors busy while `work` lasts. */
export async function whileBusy<T>(threads: number, work: () => Promise<T>): Promise<T> {
  const workers = Array.from({ length: threads }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  try {
    return await work();
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
