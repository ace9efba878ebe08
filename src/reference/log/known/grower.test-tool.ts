/** A process whose log grows in a folder: `grower.test-tool.ts FOLDER BATCHES`. It prints each size that it has published. */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parts } from '../parts.ts';
import { directoryStore } from '../store/directory-store.ts';
import { rangeHashes } from '../tree/range-hashes.ts';
import { BATCH, batch, logOf, PART } from './batched-log.test-tool.ts';
import { indexedEntries } from './indexed-entries.ts';

const [folder, batches] = process.argv.slice(2) as [string, string];
const last = BATCH * Number(batches);
const store = await logOf(last);
const hashOf = rangeHashes(BigInt(last), store, parts);
const { index } = directoryStore(folder);
const known = await indexedEntries(index!, store, { size: 0n, entries: [] }, parts, PART);
for (let size = 0; size < last; ) {
  const first = BigInt(size);
  const entries = batch(size, (size += BATCH));
  // The log is on the disk before the index hears of it.
  writeSync(1, `${size}\n`);
  await known.published({ first, entries, size: BigInt(size), root: await hashOf([0n, BigInt(size)]) });
  // The thread writes meanwhile.
  await sleep(20);
}
await known.close();
