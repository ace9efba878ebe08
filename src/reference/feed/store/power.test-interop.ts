/** A loss of power at any moment: what was published is there afterwards. Needs strace. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../conformance/core/run/random.ts';
import type { Watch } from '../../disk/disk.test-tool.ts';
import { hasStrace } from '../../disk/system-calls.test-tool.ts';
import { lossDefect, publishedOn, recordOf } from './power.test-tool.ts';

async function firstDefect(states: number, watch?: Watch): Promise<string | undefined> {
  const { record, folder } = recordOf(12);
  const published = await publishedOn(record, folder, watch);
  expect(published.reported).toHaveLength(12);
  const { below } = seededRandom(1n, 'power');
  for (let state = 0; state < states; state++) {
    const count = below(published.disk.operations.length + 1);
    const defect = await lossDefect(published, folder, count, below);
    if (defect) return `after ${count} operations: ${defect}`;
  }
  return undefined;
}

test.skipIf(!hasStrace)('after a loss of power a feed has what was published', async () => {
  expect(await firstDefect(300)).toBeUndefined();
});

test.skipIf(!hasStrace)('without the syncs of its write-ahead log it has not', async () => {
  const isLeft: Watch = ({ kind, path }) => (kind === 'sync' && path.endsWith('-wal') ? 'ignore' : undefined);
  expect(await firstDefect(300, isLeft)).toMatch(/items are lost/);
});
