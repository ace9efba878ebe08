import { check } from '../../../core/check/check.ts';
import { judgeRerun, RERUN_REASONS } from '../../premises/rerun/unchanged-rerun.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  proves: 'MIG-ID-001',
  reasons: RERUN_REASONS,
  run: async (_tool, t) => {
    const { first, again } = await t.use(unforcedBase);
    judgeRerun(t, first, again);
  },
});
