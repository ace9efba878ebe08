import { check } from '../../../core/check/check.ts';
import { holdingsDifference } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const foundersOnce = check<MigrationTarget>()({
  // MIG-RE-002 (must): A step that was mined before the kill is not done again: founders have what they should have, and no more.
  //   [durable-deploy, "Resuming"]
  proves: 'MIG-RE-002',
  needs: ['processes'],
  reasons: {
    amount: 'founders of a DAO whose migration was resumed have other amounts than those of an uninterrupted one',
  },
  run: async (_tool, t) => {
    const { runs } = await t.use(interruptions);
    const { held: wanted } = await t.use(finishedDao);
    await t.each(
      runs.filter(({ point }) => point.step === 'dao'),
      ({ point, resumed, held }) => {
        const difference = holdingsDifference(held, wanted);
        const at = `${killPointText(point)}: ${difference?.at}`;
        t.judge(difference && { reason: 'amount', ...difference, at }, resumed.run);
      },
    );
  },
});
