import { check } from '../../../core/check/check.ts';
import { finishedBaseAndDao } from '../../premises/rerun/finished-base-and-dao.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { judgeRerun, RERUN_REASONS } from '../../premises/rerun/unchanged-rerun.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  proves: 'MIG-ID-002',
  reasons: RERUN_REASONS,
  run: async (_tool, t) => {
    const { first, again } = await t.use(finishedDao);
    judgeRerun(t, first, again);
    const all = await t.use(finishedBaseAndDao);
    if (all) judgeRerun(t, all.first, all.again, 'base and DAO at once');
  },
});
