/** 10,000 states of a feed's database after a loss of power. Needs strace. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../conformance/core/run/random.ts';
import { hasStrace } from '../../disk/system-calls.test-tool.ts';
import { lossDefect, publishedOn, recordOf } from './power.test-tool.ts';

const STATES = Number(process.env.STATES ?? 10_000);

test.skipIf(!hasStrace)(`${STATES} states`, { timeout: 3_600_000 }, async () => {
  let states = 0;
  let seed = 0n;
  for (; states < STATES; seed++) {
    const { below } = seededRandom(seed, 'power');
    const { record, folder } = recordOf(1 + below(60));
    const published = await publishedOn(record, folder);
    for (let i = 0; i < 500 && states < STATES; i++, states++) {
      const count = below(published.disk.operations.length + 1);
      const defect = await lossDefect(published, folder, count, below);
      expect(defect, `seed ${seed}, ${count} operations`).toBeUndefined();
    }
  }
  console.log(`feed: ${states} states after a loss of power, seeds 0 to ${seed - 1n}, none loses what was published`);
});
