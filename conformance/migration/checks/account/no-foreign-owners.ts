import { check } from '../../../core/check/check.ts';
import { strangersOwning } from '../../premises/accounts/strangers-owning.ts';
import { plainMigrations } from '../../premises/runs/plain-migrations.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const noForeignOwners = check<MigrationTarget>()({
  // MIG-AU-005 (should): The migrating account is given by its key: a migration hands no contract over to an account that neither
  //   the parameters nor the result name. [interface, "Authentication"]
  proves: 'MIG-AU-005',
  reasons: { owner: 'a migration hands a contract over to an account that nothing names' },
  run: async (_tool, t) => {
    for (const [at, scene] of await plainMigrations(t)) {
      const [handed] = await strangersOwning(scene);
      const expected =
        'contracts whose owner is a contract, nobody, or an account that the parameters or the result file name';
      const actual = `${handed?.owner} owns ${handed?.contract}, by the transaction ${handed?.transaction}`;
      t.judge(handed && { reason: 'owner', expected, actual, at }, scene.run);
    }
  },
});
