import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { deployingAccountDefect, OTHER_ACCOUNT_REASON } from '../../premises/options/deploying-account.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateKey = check<MigrationTarget>()({
  // MIG-OP-012 (must): `privateKey` is the key of the account that migrates. [interface, "Library options object"]
  proves: 'MIG-OP-012',
  needs: ['call'],
  reasons: {
    ...OTHER_ACCOUNT_REASON,
    failed: 'it migrates by the key of one account with funds, but not by that of another',
  },
  run: async (_tool, t) => {
    const { sent, givenAccount, run, denied } = await t.use(libraryBase);
    const keyOf = `a key that begins with 00, of ${denied?.givenAccount.address}, which has funds`;
    t.judge(denied && failedRunDefect('failed', denied.run, keyOf), denied?.run);
    t.judge(deployingAccountDefect(sent, givenAccount.address), run);
  },
});
