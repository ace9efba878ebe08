import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declinedRun } from '../../premises/confirmation/declined-run.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const declinedStatus = check<MigrationTarget>()({
  // MIG-EX-008 (must): A migration that was not confirmed exits with status 0 or with another status, as declared.
  //   [durable-deploy, "Exit and errors"]
  proves: 'MIG-EX-008',
  needs: ['argv'],
  reasons: {
    'not-as-declared': 'a declined migration ends with another status than declared',
    changed: 'a declined migration ends sometimes with 0, and sometimes with another status',
  },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declinedRun);
    if (!asks) t.notApplicable('it asks for no confirmation');
    const options = { params: { default: PLAIN_PARAMS }, force: undefined };
    const place = { stdin: { terminal: ['n'] } };
    const dao = await runStepOnBase(tool, await t.use(isolatedBase), { step: 'dao', options, place });
    await t.each(
      // A run that migrates did not take the answer for a no, and a run that was killed has no exit code.
      [no, dao].filter(({ run, record }) => transactionsSentBy(record) === 0 && run.ended.by === 'exit'),
      ({ run }) => {
        const isZero = run.ended.by === 'exit' && run.ended.code === 0;
        t.judge(t.chose('declined-status', isZero ? 'zero' : 'other'), run);
      },
      'answered with no it goes on, or does not end by itself',
    );
  },
});
