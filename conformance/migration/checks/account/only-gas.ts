import { check } from '../../../core/check/check.ts';
import { strangersPaid } from '../../premises/accounts/strangers-paid.ts';
import { plainMigrations } from '../../premises/runs/plain-migrations.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const onlyGas = check<MigrationTarget>()({
  // MIG-AU-003 (must): The account pays the gas of deployment: a migration sends its native currency to no other account.
  //   [interface, "Authentication"]
  proves: 'MIG-AU-003',
  reasons: { ether: 'a migration sends native currency to an account that no parameter names' },
  run: async (_tool, t) => {
    for (const [at, scene] of await plainMigrations(t)) {
      const [paid] = await strangersPaid(scene);
      const actual = `${paid?.value} wei to ${paid?.to}, in the transaction ${paid?.hash}`;
      t.judge(paid && { reason: 'ether', expected: 'no more than the gas is paid', actual, at }, scene.run);
    }
  },
});
