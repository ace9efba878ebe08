/** A feed's database as a loss of power leaves it, by the system calls of a process that publishes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashState, type Random } from '../../disk/crash-states.test-tool.ts';
import type { Disk, Watch } from '../../disk/disk.test-tool.ts';
import { type Reported, replayed, systemCalls } from '../../disk/system-calls.test-tool.ts';
import { answer } from '../feed.test-tool.ts';
import { createFeed } from '../feed.ts';
import { feedRig } from '../rig.ts';
import { sqliteStore } from './sqlite-store.ts';

/** The record of a process that publishes this many items. */
export function recordOf(items: number): { readonly record: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  try {
    const tool = join(import.meta.dirname, 'publisher.test-tool.ts');
    const record = systemCalls(`${folder}.trace`, [
      process.execPath,
      tool,
      join(folder, 'feed.db'),
      `${items}`,
      'item ',
    ]);
    return { record, folder };
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(`${folder}.trace`, { force: true });
  }
}

export const publishedOn = (record: string, folder: string, watch?: Watch) => replayed(record, folder, watch);

/** Opens the feed after a loss of power; a sentence about what is wrong, if anything is. */
export async function lossDefect(
  { disk, reported }: { readonly disk: Disk; readonly reported: readonly Reported[] },
  folder: string,
  count: number,
  random: Random,
): Promise<string | undefined> {
  const after = crashState(disk, count, random);
  const real = mkdtempSync(join(tmpdir(), 'power-'));
  try {
    // The shared memory of the write-ahead log is not kept on the disk ("WAL-mode File Format", "The WAL-Index").
    for (const name of await after.readdir(folder))
      if (!name.endsWith('-shm')) writeFileSync(join(real, name), await after.readFile(join(folder, name)));
    const known = reported.filter(({ operations }) => operations <= count).map((line) => BigInt(line.text));
    const feed = createFeed(feedRig({ store: sqliteStore(join(real, 'feed.db')) }));
    try {
      if (known.length === 0) return undefined;
      const { data } = await answer(feed);
      const lost = known.filter((number) => !data.some(({ id }) => id === number));
      if (lost.length > 0) return `${lost.length} of ${known.length} items are lost`;
      const next = feed.publish('engineering', { title: 'another' });
      return known.includes(BigInt(next)) ? `number ${next} is given again` : undefined;
    } finally {
      feed.close();
    }
  } catch (error) {
    return `it does not open: ${(error as Error).message}`;
  } finally {
    rmSync(real, { recursive: true });
  }
}
