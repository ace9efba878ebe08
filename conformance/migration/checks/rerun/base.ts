import { check } from '../../../core/check/check.ts';
import { RERUN_REASONS, repeatedResultDefect, repeatedSendingDefect } from '../../premises/rerun/unchanged-rerun.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  // MIG-ID-001 (must): A base migration that is run again unchanged, without `force` and `restart`, sends no transaction, and
  //   leaves its result unchanged. [durable-deploy, "Idempotence"]
  proves: 'MIG-ID-001',
  reasons: RERUN_REASONS,
  run: async (_tool, t) => {
    const { first, rerun } = await t.use(unforcedBase);
    t.judge(repeatedSendingDefect(rerun), rerun.run);
    t.judge(repeatedResultDefect(first, rerun), rerun.run);
  },
});
