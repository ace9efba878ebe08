import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { offeredParams } from '../parameters/offered-params.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import type { MigratedDao } from './featured-dao.ts';

/** The plain DAO. */
export const plainDao: Premise<MigrationTarget, MigratedDao> = premise<MigrationTarget>()({
  name: 'plain-dao',
  find: async (tool, t) => ({ scene: await t.use(daoMigration), params: offeredParams(tool, PLAIN_PARAMS) }),
});
