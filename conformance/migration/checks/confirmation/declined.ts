import { check } from '../../../core/check/check.ts';
import { answeredRun, declinedRun, OTHER_ANSWERS_TEXT } from '../../premises/confirmation/declined-run.ts';
import { offersYes } from '../../premises/confirmation/question.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const declined = check<MigrationTarget>()({
  proves: 'MIG-CL-018',
  needs: ['argv'],
  reasons: { deployed: 'what was answered with no is done all the same' },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declinedRun);
    if (!asks) t.notApplicable('it asks for no confirmation');
    const sent = transactionsSentBy(no.record);
    if (sent > 0 && !offersYes(no.run)) {
      const yes = await answeredRun(tool, await t.use(isolatedBase), ['y']);
      if (transactionsSentBy(yes.record) === 0) return t.judge(undefined, yes.run);
      t.inconclusive(OTHER_ANSWERS_TEXT);
    }
    const actual = `${sent} transactions`;
    t.judge(sent === 0 ? undefined : { reason: 'deployed', expected: 'no transaction', actual, at: 'base' }, no.run);
  },
});
