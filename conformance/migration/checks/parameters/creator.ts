import { check } from '../../../core/check/check.ts';
import {
  createdDaoOnChain,
  fullDaoOnChain,
  plainDaoOnChain,
  universalDaoOnChain,
} from '../../premises/dao/all-daos.ts';
import { creatorDefect } from '../../premises/parameters/creator-defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const creator = check<MigrationTarget>()({
  proves: 'MIG-PR-014',
  reasons: {
    failed: 'a DAO with `useDaoCreator` cannot be migrated',
    lacks: 'with `useDaoCreator` the DaoCreator of the base does not create the DAO',
    has: 'without `useDaoCreator` the DaoCreator has a part in it',
  },
  run: async (_tool, t) => {
    const reasons = { lacks: 'lacks', has: 'has' } as const;
    for (const dao of [
      await t.use(plainDaoOnChain),
      await t.use(createdDaoOnChain),
      await t.attempt(fullDaoOnChain),
      await t.attempt(universalDaoOnChain),
    ])
      if (dao) t.judge(creatorDefect(dao, reasons), dao.scene.run);
  },
});
