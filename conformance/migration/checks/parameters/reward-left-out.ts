import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { unwrittenDaoDefect } from '../../premises/dao/dao-part.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const rewardLeftOut = check<MigrationTarget>()({
  // MIG-PR-004 (must): `ContributionReward` may be left out where that scheme is not used. [interface, "Migration parameters"]
  proves: 'MIG-PR-004',
  reasons: { failed: 'a DAO without ContributionReward cannot be migrated where that section is left out' },
  owns: [reasonsOf(bareDao, { rewards: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'schemes', 'ContributionReward');
    const { scene } = await t.use(bareDaoOnChain);
    t.judge(unwrittenDaoDefect('failed', scene, 'without ContributionReward'), scene.run);
  },
});
