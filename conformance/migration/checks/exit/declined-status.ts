import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declinedRun } from '../../premises/confirmation/declined-run.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const declinedStatus = check<MigrationTarget>()({
  proves: 'MIG-EX-008',
  needs: ['argv'],
  reasons: {
    'not-as-declared': 'a migration that was declined ends otherwise than declared',
    changed: 'now it ends with 0, now with another status',
  },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declinedRun);
    if (!asks) t.notApplicable('it asks for no confirmation');
    const options = { params: { default: PLAIN_PARAMS }, force: undefined };
    const place = { stdin: { terminal: ['n'] } };
    const dao = await runStepOnBase(tool, await t.use(isolatedBase), { step: 'dao', options, place });
    await t.each(
      // What went on took the answer for another, and what was killed has no status of its own.
      [no, dao].filter(({ run, record }) => transactionsSentBy(record) === 0 && run.ended.by === 'exit'),
      ({ run }) => {
        const zero = run.ended.by === 'exit' && run.ended.code === 0;
        t.judge(t.chose('declined-status', zero ? 'zero' : 'other'), run);
      },
      'answered with no it goes on, or does not end by itself',
    );
  },
});
