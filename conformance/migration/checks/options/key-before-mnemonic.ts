import { check } from '../../../core/check/check.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { deployingAccountDefect, OTHER_ACCOUNT_REASON } from '../../premises/options/deploying-account.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const keyBeforeMnemonic = check<MigrationTarget>()({
  // MIG-OP-013 (must): Where both `privateKey` and `mnemonic` are given, the library uses the private key. [interface,
  //   "Authentication"]
  proves: 'MIG-OP-013',
  needs: ['call'],
  reasons: OTHER_ACCOUNT_REASON,
  run: async (_tool, t) => {
    const { sent, givenAccount, run } = await t.use(libraryDao);
    t.judge(deployingAccountDefect(sent, givenAccount.address), run);
  },
});
