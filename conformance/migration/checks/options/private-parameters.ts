import { check } from '../../../core/check/check.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { ORG_NAME_VIEW } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateParameters = check<MigrationTarget>()({
  // MIG-OP-016 (must): The parameters under `params.private` override `default` on a private chain. [interface, "Library options
  //   object"]
  proves: 'MIG-OP-016',
  needs: ['call'],
  reasons: { unused: '`params.private` does not override `default` on a private chain' },
  run: async (_tool, t) => {
    const { run, views, part } = await t.use(libraryDao);
    const orgName = await views.value(part.Avatar, ORG_NAME_VIEW);
    const expected = String(PARAMS_BY_NETWORK.private.orgName);
    const defect = { expected, actual: String(orgName), at: 'params.private.orgName' };
    t.judge(orgName === PARAMS_BY_NETWORK.default.orgName && { reason: 'unused', ...defect }, run);
  },
});
