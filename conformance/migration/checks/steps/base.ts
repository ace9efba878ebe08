import { check } from '../../../core/check/check.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  proves: 'MIG-ST-002',
  reasons: { failed: 'a base migration on a fresh chain does not succeed' },
  run: async (_tool, t) => {
    await t.use(baseMigration);
    t.judge(undefined);
  },
});
