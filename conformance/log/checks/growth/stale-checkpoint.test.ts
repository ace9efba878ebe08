/** A log that shows a smaller tree for a while, judged by tlog-tiles alone, where no sentence forbids it. */

import { expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { logSuite } from '../../suite.ts';
import { withEarlierCheckpoint } from '../../testbed/stores.ts';
import { logTestbed } from '../../testbed/testbed.ts';

/** Judges a log that shows the readers from the fourth to the last an earlier tree; one reads each second. */
async function judgedUntil(lastReader: number) {
  const { target } = await logTestbed(
    (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3 && reader <= lastReader),
    {
      create: false,
    },
  );
  const chosen = plan(logSuite, { rulesets: ['tlog-tiles'], only: ['log/growth/*', 'log/checkpoint/*'] });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  await target.close();
  const { outcome, note } = results.find(({ id }) => id === 'log/growth/stale-checkpoint')!;
  return { outcome, note };
}

test('a tree that is smaller for half a minute is named, and nobody is accused', async () => {
  expect(await judgedUntil(40)).toEqual({
    outcome: 'pass',
    note: expect.stringMatching(/^the log showed a tree of size \d+ for longer .*--declare stale-within=SECONDS/),
  });
});

test('a tree that is smaller for a few seconds, as caches may keep it, is not named', async () => {
  expect(await judgedUntil(9)).toEqual({ outcome: 'pass', note: undefined });
});
