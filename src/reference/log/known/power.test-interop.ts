/** A loss of power at any moment: the index finds every entry of its log, and no other. Needs strace. */
import { expect, test } from 'vitest';
import type { Watch } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { hasStrace } from '../../disk/system-calls.test-tool.ts';
import { BATCH, logOf } from './batched-log.test-tool.ts';
import { grownOn, lossDefect, recordOf } from './power.test-tool.ts';

const BATCHES = 12;

async function defectOf(states: number, watch?: Watch): Promise<string | undefined> {
  const { record, folder } = recordOf(BATCHES);
  const grown = await grownOn(record, folder, watch);
  expect(grown.reported).toHaveLength(BATCHES);
  const store = await logOf(BATCHES * BATCH);
  return firstDefect(grown.disk.operations.length, states, (count, random) =>
    lossDefect(grown, folder, count, random, store),
  );
}

test.skipIf(!hasStrace)('after a loss of power an index finds what its log has', async () => {
  expect(await defectOf(150)).toBeUndefined();
});

test.skipIf(!hasStrace)('without its syncs it does not', async () => {
  const isLeft: Watch = ({ kind }) => (kind === 'sync' ? 'ignore' : undefined);
  expect(await defectOf(2000, isLeft)).toMatch(/is known as|does not open/);
});
