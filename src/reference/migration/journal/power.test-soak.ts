/** 10,000 states of a journal after a loss of power, with other runs and seeds. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../conformance/core/run/random.ts';
import { lossDefect, writeJournal } from './power.test-tool.ts';

const STATES = Number(process.env.STATES ?? 10_000);

test(`${STATES} states`, { timeout: 3_600_000 }, async () => {
  let states = 0;
  let seed = 0n;
  for (; states < STATES; seed++) {
    const { below } = seededRandom(seed, 'power');
    const runs = Array.from({ length: 1 + below(3) }, () => below(30));
    const written = await writeJournal(runs);
    for (let i = 0; i < 100 && states < STATES; i++, states++) {
      const count = below(written.disk.operations.length + 1);
      expect(await lossDefect(written, count, below), `seed ${seed}, ${runs}, ${count} operations`).toBeUndefined();
    }
  }
  console.log(
    `migration journal: ${states} states after a loss of power, seeds 0 to ${seed - 1n}, none loses what was reported`,
  );
});
