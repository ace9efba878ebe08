import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { mixedVotes } from '../../premises/voting/reward-votes.ts';
import { otherItemDefect } from '../../premises/voting/scheme-vote.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const mixed = check<MigrationTarget>()({
  // MIG-VM-005 (must): One list may hold items of both forms: an index counts all of them, from 0. [interface, "Migration
  //   parameters"]
  proves: 'MIG-VM-005',
  reasons: {
    failed: 'a DAO with items of both forms in one list cannot be migrated',
    another: 'in a list with items of both forms an index selects another item',
  },
  owns: [reasonsOf(universalDao, { mixed: 'failed', equal: 'failed' }), reasonsOf(mixedVotes, 'another')],
  run: async (tool, t) => {
    requireParams(tool, t, 'votingParamsHash');
    const vote = await t.use(mixedVotes);
    t.judge(otherItemDefect(vote), vote.dao.scene.run);
  },
});
