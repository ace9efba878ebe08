import { check } from '../../../core/check/check.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  proves: 'MIG-ST-004',
  reasons: { failed: 'a DAO migration upon a base migration does not succeed' },
  run: async (_tool, t) => {
    await t.use(daoMigration);
    t.judge(undefined);
  },
});
