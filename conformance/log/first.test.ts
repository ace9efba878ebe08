import { expect, test } from 'vitest';
import { plan } from '../core/plan.ts';
import { run } from '../core/run.ts';
import { stand } from '../front/self-test/stand.ts';
import { logSuite } from './index.ts';

/** How the reading of tiles ends for a log of 300 entries of which so many are declared not to be owed. */
async function tilesWith(minimum: string): Promise<string | undefined> {
  const { target } = await stand((rig) => rig, { append: false, declare: { 'minimum-index': minimum } });
  const chosen = plan(logSuite, { rulesets: ['tlog-tiles'], only: ['log/tiles/served'] });
  const { results } = await run(chosen, target, { seed: 1n, time: target.time });
  return results.find(({ id }) => id === 'log/tiles/served')?.outcome;
}

test.each([
  ['0', 'pass'],
  ['300', 'pass'],
  // Nothing would be owed of a tree that is not there yet: whoever declares that has not judged anything.
  ['301', 'inconclusive'],
])('a minimum index of %s: %s', async (minimum, outcome) => expect(await tilesWith(minimum)).toBe(outcome));
