/** A loss of power at any moment: what was published is there afterwards. Needs strace. */
import { expect, test } from 'vitest';
import type { Watch } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { hasStrace } from '../../disk/system-calls.test-tool.ts';
import { lossDefect, publishedOn, recordOf } from './power.test-tool.ts';

async function defectOf(states: number, watch?: Watch): Promise<string | undefined> {
  const { record, folder } = recordOf(12);
  const published = await publishedOn(record, folder, watch);
  expect(published.reported).toHaveLength(12);
  return firstDefect(published.disk.operations.length, states, (count, random) =>
    lossDefect(published, folder, count, random),
  );
}

test.skipIf(!hasStrace)('after a loss of power a feed has what was published', async () => {
  expect(await defectOf(300)).toBeUndefined();
});

test.skipIf(!hasStrace)('without the syncs of its write-ahead log it has not', async () => {
  const isLeft: Watch = ({ kind, path }) => (kind === 'sync' && path.endsWith('-wal') ? 'ignore' : undefined);
  expect(await defectOf(300, isLeft)).toMatch(/items are lost/);
});
