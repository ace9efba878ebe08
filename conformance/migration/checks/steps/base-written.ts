import { check } from '../../../core/check/check.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const baseWritten = check<MigrationTarget>()({
  proves: 'MIG-ST-003',
  reasons: { missing: 'after a base migration the result file has no `base`' },
  run: async (_tool, t) => {
    await t.use(baseMigration);
    t.judge(undefined);
  },
});
