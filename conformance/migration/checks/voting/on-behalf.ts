import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { voteOnBehalfDefect } from '../../oracle/voting/stored-voting.ts';
import { rightVotingItems, storedVotingItems, votingItemPlace } from '../../premises/voting/voting-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const onBehalf = check<MigrationTarget>()({
  proves: 'MIG-VM-002',
  reasons: { differs: 'the voting machine has another `voteOnBehalf` than the item' },
  owns: [reasonsOf(rightVotingItems, 'differs')],
  run: async (_tool, t) => {
    for (const one of await t.use(storedVotingItems)) {
      const defect = voteOnBehalfDefect(one.item, one.kept);
      t.judge(defect && { reason: 'differs', ...defect, at: votingItemPlace(one) }, one.dao.scene.run);
    }
  },
});
