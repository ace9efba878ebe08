import { check } from '../../../core/check/check.ts';
import { finishedBaseAndDao } from '../../premises/rerun/finished-base-and-dao.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { RERUN_REASONS, repeatedResultDefect, repeatedSendingDefect } from '../../premises/rerun/unchanged-rerun.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  // MIG-ID-002 (must): A DAO migration that is run again unchanged, without `force` and `restart`, sends no transaction, and
  //   leaves its result unchanged. [durable-deploy, "Idempotence"]
  proves: 'MIG-ID-002',
  reasons: RERUN_REASONS,
  run: async (_tool, t) => {
    const { first, rerun } = await t.use(finishedDao);
    t.judge(repeatedSendingDefect(rerun), rerun.run);
    t.judge(repeatedResultDefect(first, rerun), rerun.run);
    const both = await t.use(finishedBaseAndDao);
    if (!both) return;
    t.judge(repeatedSendingDefect(both.rerun, 'base and DAO at once'), both.rerun.run);
    t.judge(repeatedResultDefect(both.first, both.rerun), both.rerun.run);
  },
});
