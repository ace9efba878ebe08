import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { mixedVotes } from '../../premises/voting/reward-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const mixed = check<MigrationTarget>()({
  proves: 'MIG-VM-005',
  reasons: {
    failed: 'a DAO with items of both forms in one list cannot be migrated',
    another: 'where a list has items of both forms an index gives another item',
  },
  owns: [reasonsOf(universalDao, { mixed: 'failed' }), reasonsOf(mixedVotes, 'another')],
  run: async (_tool, t) => {
    const { dao } = await t.use(mixedVotes);
    t.judge(undefined, dao.scene.run);
  },
});
