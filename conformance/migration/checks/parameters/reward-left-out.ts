import { check } from '../../../core/check/check.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const rewardLeftOut = check<MigrationTarget>()({
  proves: 'MIG-PR-004',
  reasons: { failed: 'a DAO without ContributionReward cannot be migrated where that section is left out' },
  run: async (_tool, t) => {
    t.judge(undefined, (await t.use(bareDaoOnChain)).scene.run);
  },
});
