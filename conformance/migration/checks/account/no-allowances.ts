import { check } from '../../../core/check/check.ts';
import { strangersAllowed } from '../../premises/accounts/strangers-allowed.ts';
import { plainMigrations } from '../../premises/runs/plain-migrations.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const noAllowances = check<MigrationTarget>()({
  // MIG-AU-004 (must): The account pays the gas of deployment: a migration lets no account that neither the parameters nor the
  //   result name spend its tokens, or those of the DAO. [interface, "Authentication"]
  proves: 'MIG-AU-004',
  reasons: { allowance: 'a migration lets an account that nothing names spend tokens' },
  run: async (_tool, t) => {
    for (const [at, scene] of await plainMigrations(t)) {
      const [allowed] = await strangersAllowed(scene);
      const expected = 'no allowance for an account that neither the parameters nor the result file name';
      const actual = `${allowed?.spender} may spend ${allowed?.value} of the token ${allowed?.token} for ${allowed?.owner}, by the transaction ${allowed?.transaction}`;
      t.judge(allowed && { reason: 'allowance', expected, actual, at }, scene.run);
    }
  },
});
