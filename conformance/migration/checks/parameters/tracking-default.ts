import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import type { DaoOnChain } from '../../premises/dao/dao-on-chain.ts';
import { trackedDao } from '../../premises/dao/tracked-dao.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const trackingDefault = check<MigrationTarget>()({
  // MIG-PR-017 (must): `noTrack` counts as false where it is left out. [interface, "Migration parameters"]
  proves: 'MIG-PR-017',
  reasons: {
    failed: 'a DAO cannot be migrated where `noTrack` is left out',
    differs: 'where `noTrack` is left out the DAO is not tracked as one with `noTrack` false is',
  },
  owns: [reasonsOf(bareDao, { track: 'failed' })],
  run: async (_tool, t) => {
    const tracked = await t.use(trackedDao);
    const bare = await t.use(bareDaoOnChain);
    t.judge(otherTrackingDefect(bare, tracked), bare.scene.run);
  },
});

function otherTrackingDefect(bare: DaoOnChain, { tracked }: DaoOnChain): Defect<'differs'> | undefined {
  if (bare.tracked === tracked) return undefined;
  return {
    reason: 'differs',
    expected: `${trackingText(tracked)}, as the DAO with \`noTrack\` false`,
    actual: trackingText(bare.tracked),
    at: `the avatar ${bare.avatar}`,
  };
}

const trackingText = (tracked: boolean) => (tracked ? 'tracked' : 'not tracked');
