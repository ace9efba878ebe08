import { check } from '../../../core/check/check.ts';
import { strangersCalled } from '../../premises/accounts/strangers-called.ts';
import { plainMigrations } from '../../premises/runs/plain-migrations.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const noStrangers = check<MigrationTarget>()({
  // MIG-ST-016 (should): A migration sends nothing that nobody asked for: each transaction creates a contract or calls one, or is
  //   sent to its own account or to one that the parameters or the result name. [interface, "What the service does"]
  proves: 'MIG-ST-016',
  reasons: { stranger: 'a migration sends a transaction to an account without a contract that nothing names' },
  run: async (_tool, t) => {
    for (const [at, scene] of await plainMigrations(t)) {
      const [called] = await strangersCalled(scene);
      const expected = 'transactions to contracts, and to accounts that the parameters or the result file name';
      const actual = `the transaction ${called?.hash} to ${called?.to}, where no contract is`;
      t.judge(called && { reason: 'stranger', expected, actual, at }, scene.run);
    }
  },
});
