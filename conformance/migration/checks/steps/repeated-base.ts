import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { DECLARED_REASON, hasSameBase } from '../../premises/steps/repeated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const repeatedBase = check<MigrationTarget>()({
  // MIG-ST-011 (must): Where the output file has a base already, a base migration uses that base or deploys another, as declared.
  //   [interface, "States and transitions"]
  proves: 'MIG-ST-011',
  reasons: { ...DECLARED_REASON, failed: 'a base migration fails where the result file has a base already' },
  run: async (_tool, t) => {
    const { first, rerun } = await t.use(unforcedBase);
    const failed = failedRunDefect('failed', rerun.run, 'the second one');
    if (failed) t.fail(failed, rerun.run);
    const option = hasSameBase(first.part, rerun) ? 'reuse' : 'redeploy';
    t.judge(declaredChoiceDefect(t.chose('repeated-base', option)), rerun.run);
  },
});
