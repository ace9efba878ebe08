import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { createdDaoOnChain, fullDaoOnChain } from '../../premises/dao/all-daos.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const creatorTracking = check<MigrationTarget>()({
  // MIG-PR-018 (must): A DAO that the DaoCreator creates is tracked or not, as declared, whatever `noTrack` is. [interface,
  //   "Migration parameters"]
  proves: 'MIG-PR-018',
  reasons: {
    failed: 'a DAO with `useDaoCreator` and `noTrack` false cannot be migrated',
    'not-as-declared': 'whether a DAO of the DaoCreator is tracked is not as declared',
    changed: 'of two DAOs of the DaoCreator only one is tracked',
  },
  owns: [reasonsOf(fullDao, { tracked: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'useDaoCreator');
    for (const dao of [await t.use(createdDaoOnChain), await t.attempt(fullDaoOnChain)])
      if (dao) t.judge(t.chose('creator-tracks', dao.tracked ? 'tracked' : 'untracked'), dao.scene.run);
  },
});
