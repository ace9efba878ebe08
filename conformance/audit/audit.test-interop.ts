/** Audits of large logs, whole and by threads: they are here because they take long. */

import { expect, test } from 'vitest';
import { audit } from './audit.ts';
import { auditOf, kinds, removesFolders, served, written } from './logs.test-tool.ts';

removesFolders();

test('over HTTP, by threads', async () => {
  const log = await served(4 * 65_536 + 1);
  const result = await audit({ place: log.place, keys: log.keys, workers: 2 });
  await log.close();
  expect(result).toMatchObject({ verdict: 'verified', workers: 2, tally: { entries: 262_145 } });
});

test.each([
  [65_536, 256, [256, 1, 1]],
  [70_000, 274, [274, 2, 1]],
])('a sound log in a directory, of size %i', async (size, bundles, tiles) => {
  const result = await auditOf(await written(size));
  expect(kinds(result)).toEqual([]);
  expect(result).toMatchObject({ verdict: 'verified', rootVerified: true, workers: 0 });
  expect(result.tally).toMatchObject({ entries: size, bundles, tiles });
});

test('a sound log in a directory, by threads, with the same result', async () => {
  // With fewer full units, a log is audited without threads.
  const log = await written(3 * 65_536 + 300);
  const [two, byOne, byDefault] = await Promise.all(
    [2, 1].map((workers) => auditOf(log, { workers })).concat(auditOf(log)),
  );
  expect(two).toMatchObject({ verdict: 'verified', workers: 2 });
  expect(byOne).toMatchObject({ verdict: 'verified', workers: 1 });
  expect(two!.tally).toEqual(byOne!.tally);
  expect(byDefault!.tally).toEqual(byOne!.tally);
  expect(two!.tally).toMatchObject({ entries: 196_908, bundles: 770, tiles: [770, 4, 1] });
});
