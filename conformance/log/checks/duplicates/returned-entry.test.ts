/** A defect of every answer is reported for the first answer, and not again for the repeat. */

import { expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { failureKey } from '../../../core/verdict/outcome.ts';
import { createdAnsweredWithNumbers } from '../../faults/response/json.ts';
import { createdAsAnOlderVersion } from '../../faults/response/kind.ts';
import { logIdOfTwentyBytes } from '../../faults/response/log-id.ts';
import { createdWithATime } from '../../faults/response/no-time-or-promise.ts';
import { logSuite } from '../../suite.ts';
import { logTestbed } from '../../testbed/testbed.ts';

test.each([createdAsAnOlderVersion, createdAnsweredWithNumbers, createdWithATime, logIdOfTwentyBytes])(
  'a log that $text, also in answers to repeats',
  async (fault) => {
    const { target } = await logTestbed((rig) => fault.install({ ...rig, duplicates: 'return-existing' }), {});
    const only = ['log/response/*', 'log/duplicates/*'];
    const { results } = await runPlan(plan(logSuite, { rulesets: ['interface', 'rekor-v2'], only }), target, {
      seed: 1n,
      time: target.time,
    });
    await target.close();
    expect(results.flatMap((result) => failureKey(result) ?? [])).toEqual(fault.caughtBy);
    expect(results.find(({ id }) => id === 'log/duplicates/returned-entry')?.outcome).toBe('pass');
  },
);
