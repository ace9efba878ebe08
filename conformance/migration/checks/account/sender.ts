import { check } from '../../../core/check/check.ts';
import { foreignTransactions } from '../../premises/accounts/foreign-transactions.ts';
import { plainMigrations } from '../../premises/runs/plain-migrations.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const sender = check<MigrationTarget>()({
  // MIG-AU-001 (must): The account that migrates sends and pays for every transaction of the base and DAO migrations. [interface,
  //   "Authentication"]
  proves: 'MIG-AU-001',
  reasons: { other: 'a transaction of the migration is sent by another account' },
  run: async (_tool, t) => {
    for (const [at, { views, account, since, run }] of await plainMigrations(t)) {
      const [foreign] = foreignTransactions(await views.transactions(), account.address, since);
      const expected = `${account.address}, whose key was given`;
      const actual = `${foreign?.from}, in the transaction ${foreign?.hash}`;
      t.judge(foreign && { reason: 'other', expected, actual, at }, run);
    }
  },
});
