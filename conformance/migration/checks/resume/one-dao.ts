import { check } from '../../../core/check/check.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const oneDao = check<MigrationTarget>()({
  // MIG-RE-003 (must): A migration that was interrupted and resumed makes one DAO. [durable-deploy, "Resuming"]
  proves: 'MIG-RE-003',
  needs: ['processes'],
  reasons: { several: 'after an interruption there is more than one avatar' },
  run: async (_tool, t) => {
    const { runs } = await t.use(interruptions);
    await t.each(
      runs.filter(({ point }) => point.step === 'dao'),
      ({ point, resumed, avatars }) => {
        const defect = { expected: '1 avatar', actual: `${avatars} contracts of that code`, at: killPointText(point) };
        t.judge(avatars > 1 && { reason: 'several', ...defect }, resumed.run);
      },
    );
  },
});
