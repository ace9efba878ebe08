import { check } from '../../../core/check/check.ts';
import { foreignTransactions } from '../../premises/accounts/foreign-transactions.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const sender = check<MigrationTarget>()({
  proves: 'MIG-AU-001',
  reasons: { other: 'a transaction of the migration is sent by another account' },
  run: async (_tool, t) => {
    for (const [step, of] of [['base', baseMigration] as const, ['dao', daoMigration] as const]) {
      const { views, account, since, run } = await t.use(of);
      const [first] = foreignTransactions(await views.transactions(), account.address, since);
      const expected = `${account.address}, whose key was given`;
      const actual = first && `${first.from}, in the transaction ${first.hash}`;
      t.judge(actual === undefined ? undefined : { reason: 'other', expected, actual, at: step }, run);
    }
  },
});
