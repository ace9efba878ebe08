import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { creatorDefect } from '../../premises/parameters/creator-defect.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const creatorDefault = check<MigrationTarget>()({
  // MIG-PR-015 (must): `useDaoCreator` counts as false where it is left out. [interface, "Migration parameters"]
  proves: 'MIG-PR-015',
  reasons: {
    failed: 'a DAO cannot be migrated where `useDaoCreator` is left out',
    has: 'where `useDaoCreator` is left out the DaoCreator creates the DAO, or is called',
  },
  owns: [reasonsOf(bareDao, { creator: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'useDaoCreator');
    const dao = await t.use(bareDaoOnChain);
    t.judge(creatorDefect(dao, { lacks: 'has', has: 'has' }), dao.scene.run);
  },
});
