import { check } from '../../../core/check/check.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const transactionCount = check<MigrationTarget>()({
  // MIG-RE-004 (should): An interruption costs no additional transaction: a resumed migration has sent as many as one that was
  //   not interrupted. [durable-deploy, "Resuming"]
  proves: 'MIG-RE-004',
  needs: ['processes'],
  reasons: { more: 'an interruption costs further transactions' },
  run: async (_tool, t) => {
    const { runs, whole } = await t.use(interruptions);
    await t.each(runs, ({ point, resumed, sent }) => {
      const wanted = whole[point.step].record.transactions.length;
      const defect = { expected: `${wanted} transactions in all`, actual: String(sent), at: killPointText(point) };
      t.judge(sent > wanted && { reason: 'more', ...defect }, resumed.run);
    });
  },
});
