import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { trackedDao } from '../../premises/dao/tracked-dao.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const trackingDefault = check<MigrationTarget>()({
  proves: 'MIG-PR-017',
  reasons: {
    failed: 'a DAO cannot be migrated where `noTrack` is left out',
    differs: 'where `noTrack` is left out the DAO is not tracked as one with `noTrack` false is',
  },
  owns: [reasonsOf(bareDao, { track: 'failed' })],
  run: async (_tool, t) => {
    const asked = await t.use(trackedDao);
    const dao = await t.use(bareDaoOnChain);
    const say = (is: boolean) => (is ? 'tracked' : 'not tracked');
    const differs = dao.tracked !== asked.tracked && {
      reason: 'differs' as const,
      expected: `${say(asked.tracked)}, as the DAO with \`noTrack\` false`,
      actual: say(dao.tracked),
      at: `the avatar ${dao.avatar}`,
    };
    t.judge(differs || undefined, dao.scene.run);
  },
});
