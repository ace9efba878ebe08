import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { createdDaoWithContracts } from '../../premises/contracts/own-contracts-by-creator.ts';
import {
  bareCreatedDaoOnChain,
  createdDaoOnChain,
  fullDaoOnChain,
  plainDaoOnChain,
  universalDaoOnChain,
} from '../../premises/dao/all-daos.ts';
import { bareCreatedDao } from '../../premises/dao/bare-created-dao.ts';
import { createdDao } from '../../premises/dao/created-dao.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { creatorDefect } from '../../premises/parameters/creator-defect.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const REASONS = { lacks: 'lacks', has: 'has' } as const;

export const creator = check<MigrationTarget>()({
  // MIG-PR-014 (must): Where `useDaoCreator` is true, the DaoCreator of the base creates the DAO; where it is false, the
  //   DaoCreator takes no part. [interface, "Migration parameters"]
  proves: 'MIG-PR-014',
  reasons: {
    failed: 'a DAO with `useDaoCreator` cannot be migrated',
    lacks: 'with `useDaoCreator` the DaoCreator of the base does not create the DAO',
    has: 'without `useDaoCreator` the DaoCreator creates the DAO, or is called',
  },
  owns: [
    reasonsOf(fullDao, { both: 'failed' }),
    reasonsOf(createdDao, { created: 'failed' }),
    reasonsOf(createdDaoWithContracts, { created: 'failed' }),
    reasonsOf(bareCreatedDao, { together: 'failed', created: 'failed' }),
  ],
  run: async (tool, t) => {
    requireParams(tool, t, 'useDaoCreator');
    for (const dao of [
      await t.use(plainDaoOnChain),
      await t.use(createdDaoOnChain),
      await t.attempt(fullDaoOnChain),
      await t.attempt(universalDaoOnChain),
      await t.attempt(bareCreatedDaoOnChain),
    ])
      if (dao) t.judge(creatorDefect(dao, REASONS), dao.scene.run);
  },
});
