import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { judgeDeployingAccount, OTHER_ACCOUNT_REASON } from '../../premises/options/deploying-account.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateKey = check<MigrationTarget>()({
  proves: 'MIG-OP-012',
  needs: ['call'],
  reasons: OTHER_ACCOUNT_REASON,
  run: async (_tool, t) => {
    const scene = await t.use(libraryBase);
    judgeDeployingAccount(t, scene, scene.sent, scene.given.address);
  },
});
