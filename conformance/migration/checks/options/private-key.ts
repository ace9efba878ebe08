import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { deployingAccountDefect, OTHER_ACCOUNT_REASON } from '../../premises/options/deploying-account.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateKey = check<MigrationTarget>()({
  // MIG-OP-012 (must): `privateKey` is the key of the account that migrates. [interface, "Library options object"]
  proves: 'MIG-OP-012',
  needs: ['call'],
  reasons: OTHER_ACCOUNT_REASON,
  run: async (_tool, t) => {
    const { sent, givenAccount, run } = await t.use(libraryBase);
    t.judge(deployingAccountDefect(sent, givenAccount.address), run);
  },
});
