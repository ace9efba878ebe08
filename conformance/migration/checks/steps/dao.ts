import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { createdDaoWithContracts } from '../../premises/contracts/own-contracts-by-creator.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { createdDao } from '../../premises/dao/created-dao.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { namesakeDaos } from '../../premises/steps/namesake-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  // MIG-ST-004 (must): A DAO migration uses the base migration in the output file: where the file has one, it deploys a DAO that
  //   is built on those contracts. [interface, "States and transitions"]
  proves: 'MIG-ST-004',
  reasons: { failed: 'a DAO migration after a base migration does not succeed' },
  owns: [
    reasonsOf(finishedDao, 'failed'),
    reasonsOf(daoMigration, 'failed'),
    reasonsOf(namesakeDaos, 'failed'),
    reasonsOf(universalDao, { together: 'failed' }),
    reasonsOf(bareDao, { together: 'failed' }),
    reasonsOf(fullDao, { together: 'failed' }),
    reasonsOf(createdDao, { together: 'failed' }),
    reasonsOf(createdDaoWithContracts, { together: 'failed' }),
  ],
  run: async (_tool, t) => {
    const { run } = await t.use(daoMigration);
    t.judge(failedRunDefect('failed', run), run);
  },
});
