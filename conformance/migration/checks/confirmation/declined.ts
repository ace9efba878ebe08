import { check } from '../../../core/check/check.ts';
import { answeredRun, declinedRun, OTHER_ANSWERS_TEXT } from '../../premises/confirmation/declined-run.ts';
import { offersYes } from '../../premises/confirmation/question.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const declined = check<MigrationTarget>()({
  // MIG-CL-018 (must): A migration that is not confirmed is not done: where the user answers no, nothing is deployed. [interface,
  //   "Command line"]
  proves: 'MIG-CL-018',
  needs: ['argv'],
  reasons: { deployed: 'it migrates although its question was answered with no' },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declinedRun);
    if (!asks) t.notApplicable('it asks for no confirmation');
    let refused = no;
    if (transactionsSentBy(no.record) > 0 && !offersYes(no.run)) {
      // The question may be whether to abort: then a yes declines.
      refused = await answeredRun(tool, await t.use(isolatedBase), ['y']);
      if (transactionsSentBy(refused.record) > 0) t.inconclusive(OTHER_ANSWERS_TEXT);
    }
    const sent = transactionsSentBy(refused.record);
    const deployed = { expected: 'no transaction', actual: `${sent} transactions`, at: 'base' };
    t.judge(sent !== 0 && { reason: 'deployed', ...deployed }, refused.run);
  },
});
