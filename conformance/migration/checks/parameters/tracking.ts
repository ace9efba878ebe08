import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { plainDaoOnChain } from '../../premises/dao/all-daos.ts';
import { trackedDao } from '../../premises/dao/tracked-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { untrackedUniversalDao } from '../../premises/dao/untracked-universal-dao.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tracking = check<MigrationTarget>()({
  proves: 'MIG-PR-016',
  reasons: {
    failed: 'a DAO with `noTrack` false cannot be migrated',
    untracked: 'with `noTrack` false the DAO is not on the DAO tracker of the base',
    tracked: 'with `noTrack` true a DAO tracker is told of the DAO',
    'not-as-declared': 'whether the core package has a DAO tracker is not as declared',
  },
  owns: [reasonsOf(trackedDao, 'untracked', 'not-as-declared'), reasonsOf(universalDao, { tracked: 'failed' })],
  run: async (_tool, t) => {
    for (const without of [await t.use(plainDaoOnChain), await t.attempt(untrackedUniversalDao)]) {
      if (!without) continue;
      const told = without.tracked && {
        reason: 'tracked' as const,
        expected: 'no DAO tracker that is told of it',
        actual: 'TrackDAO',
        at: `the avatar ${without.avatar}`,
      };
      t.judge(told || undefined, without.scene.run);
    }
    const dao = await t.use(trackedDao);
    t.judge(undefined, dao.scene.run);
  },
});
