import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { controllerDefect } from '../../premises/parameters/controller-defect.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const controllerDefault = check<MigrationTarget>()({
  // MIG-PR-013 (must): `useUController` counts as false where it is left out. [interface, "Migration parameters"]
  proves: 'MIG-PR-013',
  reasons: {
    failed: 'a DAO cannot be migrated where `useUController` is left out',
    universal: 'where `useUController` is left out the UController of the base controls the DAO',
  },
  owns: [reasonsOf(bareDao, { universal: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'useUController');
    const dao = await t.use(bareDaoOnChain);
    t.judge(controllerDefect(dao, { universal: 'universal', own: 'universal' }), dao.scene.run);
  },
});
