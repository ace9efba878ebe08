import { expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { logSuite } from '../../suite.ts';
import { logTestbed } from '../../testbed/testbed.ts';

/** How the reading of tiles ends for a log of 300 entries with a declared minimum index. */
async function tilesWith(minimum: string): Promise<string | undefined> {
  const { target } = await logTestbed((rig) => rig, { append: false, declare: { 'minimum-index': minimum } });
  const chosen = plan(logSuite, { rulesets: ['tlog-tiles'], only: ['log/tiles/served'] });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  return results.find(({ id }) => id === 'log/tiles/served')?.outcome;
}

test.each([
  ['0', 'pass'],
  ['300', 'pass'],
  // With a minimum index beyond the tree the log need not serve anything, so nothing could be judged.
  ['301', 'blocked'],
])('a minimum index of %s: %s', async (minimum, outcome) => expect(await tilesWith(minimum)).toBe(outcome));
