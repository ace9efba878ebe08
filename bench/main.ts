/** `npm run bench`: prints each figure with its ratio to a baseline of the same run, and with its aim. */

import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLog } from '../src/generate/log/write-log.ts';
import { adds } from './adds.ts';
import { type BenchLog, directory, hashing, http, memory, scaling } from './audit.ts';
import { feed } from './feed.ts';
import { memoryOfAdds } from './memory-of-adds.ts';
import { migration } from './migration.ts';
import { ORIGIN, SEED } from './origin.ts';
import { line, type Row } from './table.ts';
import { verifying } from './verify.ts';

const quick = process.argv.includes('--quick');
const [small, large] = quick ? ([200_000, 1_000_000] as const) : ([1_000_000, 10_000_000] as const);
/** A generous estimate of the bytes of an entry with its share of tiles, file ends and index. */
const BYTES_EACH = 500;

const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
const remove = () => rmSync(folder, { recursive: true, force: true });
process.once('SIGINT', () => {
  remove();
  process.exit(130);
});

async function logOf(entries: number): Promise<BenchLog> {
  process.stderr.write(`bench: writing a log of ${entries} entries …\n`);
  const path = join(folder, String(entries));
  const { vkey } = await writeLog({
    folder: path,
    entries: BigInt(entries),
    seed: SEED,
    origin: ORIGIN,
  });
  return { folder: path, vkey, entries };
}

try {
  const { bavail, bsize } = statfsSync(folder);
  const needed = (small + large) * BYTES_EACH;
  if (bavail * bsize < needed)
    throw new Error(`${tmpdir()} has no room for ${(needed / 1e9).toFixed(1)} GB; try --quick, or set TMPDIR`);
  process.stdout.write(
    `node ${process.versions.node}, entries of 300 bytes, best of several runs${quick ? ', --quick' : ''}\n`,
  );
  for (const row of hashing()) process.stdout.write(`${line(row)}\n`);
  for (const row of verifying()) process.stdout.write(`${line(row)}\n`);
  const print = async (rows: AsyncIterable<Row>): Promise<void> => {
    for await (const row of rows) process.stdout.write(`${line(row)}\n`);
  };
  await print(feed({ folder, ...(quick ? { rounds: 3, span: 250 } : { rounds: 7, span: 1_000 }) }));
  await print(migration({ folder, rounds: quick ? 3 : 7 }));
  const counts = quick ? [64, 1_024] : [64, 256, 1_024, 3_000];
  await print(adds({ folder, clients: counts, ...(quick ? { rounds: 1, span: 3 } : { rounds: 3, span: 5 }) }));
  const before = await logOf(small);
  await print(directory(before));
  await print(http(before));
  // Workers take a tenth of a second to start, so the gain of two workers shows on the larger log.
  const after = await logOf(large);
  await print(scaling(after));
  await print(memory(before, after));
  // The last, because the logs grow.
  await print(memoryOfAdds(before, after));
} finally {
  remove();
}
