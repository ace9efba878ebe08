import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { DECLARED_REASON, hasSameBase } from '../../premises/steps/repeated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const repeatedBase = check<MigrationTarget>()({
  proves: 'MIG-ST-011',
  reasons: { ...DECLARED_REASON, failed: 'a base migration fails where the result file has one already' },
  run: async (_tool, t) => {
    const { first, again } = await t.use(unforcedBase);
    if (!succeeded(again.run)) {
      const actual = runSummary(again.run);
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual, at: 'the second one' }, again.run);
    }
    t.judge(
      declaredChoiceDefect(t.chose('repeated-base', hasSameBase(first.part, again) ? 'reuse' : 'redeploy')),
      again.run,
    );
  },
});
