/** What is wrong in every answer is said of the first one, not of the repeat once more. */
import { expect, test } from 'vitest';
import { failureKey } from '../core/outcome.ts';
import { plan } from '../core/plan.ts';
import { run } from '../core/run.ts';
import numbers from '../faults/log/created-answered-with-numbers.ts';
import version from '../faults/log/created-as-version-0-0-1.ts';
import time from '../faults/log/created-with-a-time.ts';
import logId from '../faults/log/log-id-of-four-bytes.ts';
import { stand } from '../front/self-test/stand.ts';
import { logSuite } from './index.ts';

test.each([version, numbers, time, logId])('a log that $text, and answers repeats alike', async (fault) => {
  const { target } = await stand((rig) => fault.install({ ...rig, duplicates: 'return-existing' }), {});
  const only = ['log/form/*', 'log/duplicates/*'];
  const { results } = await run(plan(logSuite, { rulesets: ['interface', 'rekor-v2'], only }), target, {
    seed: 1n,
    time: target.time,
  });
  await target.close();
  expect(results.flatMap((one) => failureKey(one) ?? [])).toEqual(fault.caughtBy);
  expect(results.find(({ id }) => id === 'log/duplicates/returned')?.outcome).toBe('pass');
});
