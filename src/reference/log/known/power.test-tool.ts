/** The index of a log as a loss of power leaves it, by the system calls of a process whose log grows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crashState, type Random } from '../../disk/crash-states.test-tool.ts';
import type { Disk, Watch } from '../../disk/disk.test-tool.ts';
import { type Reported, replayed, systemCalls } from '../../disk/system-calls.test-tool.ts';
import { parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { BATCH, batch, entry } from './batched-log.test-tool.ts';
import { indexedEntries } from './indexed-entries.ts';

/** The record of a process whose log grows by this many batches, and the folder that its index had. */
export function recordOf(batches: number): { readonly record: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  // The names above the index are not part of the record.
  mkdirSync(join(folder, '.index'));
  try {
    const tool = join(import.meta.dirname, 'grower.test-tool.ts');
    const record = systemCalls(`${folder}.trace`, [process.execPath, tool, folder, `${batches}`]);
    return { record, folder: join(folder, '.index') };
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(`${folder}.trace`, { force: true });
  }
}

export const grownOn = (record: string, folder: string, watch?: Watch) => replayed(record, folder, watch);

/**
 * Opens the index that a loss of power leaves, beside a log that is as large as it was shown to be then, or as a copy from
 * an earlier time; a sentence about what is wrong, if anything is.
 */
export async function lossDefect(
  { disk, reported }: { readonly disk: Disk; readonly reported: readonly Reported[] },
  folder: string,
  count: number,
  random: Random,
  store: Store,
): Promise<string | undefined> {
  const after = crashState(disk, count, random);
  const real = join(mkdtempSync(join(tmpdir(), 'power-')), '.index', 'entries.db');
  mkdirSync(dirname(real));
  try {
    // The shared memory of the write-ahead log is not kept on the disk ("WAL-mode File Format", "The WAL-Index").
    for (const name of await after.readdir(folder))
      if (!name.endsWith('-shm')) writeFileSync(join(dirname(real), name), await after.readFile(join(folder, name)));
    const shown = reported.findLast(({ operations }) => operations <= count);
    const size = Math.max(0, Number(shown?.text ?? 0) - BATCH * random(3));
    const known = await indexedEntries(
      real,
      store,
      { size: BigInt(size), entries: batch(size - (size % 256), size) },
      parts,
    );
    try {
      for (let i = 0; i < size + BATCH; i++) {
        const number = await known.find(parts.identity(entry(i)));
        const first = i % 10 === 9 ? i - 9 : i;
        if (number !== (first < size ? BigInt(first) : undefined)) return `entry ${i} of ${size} is known as ${number}`;
      }
      return undefined;
    } finally {
      await known.close();
    }
  } catch (error) {
    return `it does not open: ${(error as Error).message}`;
  } finally {
    rmSync(dirname(dirname(real)), { recursive: true });
  }
}
