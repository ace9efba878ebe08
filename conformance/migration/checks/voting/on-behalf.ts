import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { rightVotingItems, storedVoterDefect, storedVotingItems } from '../../premises/voting/voting-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const onBehalf = check<MigrationTarget>()({
  // MIG-VM-002 (must): The voting machine's parameters have the address `voteOnBehalf` of an item. [interface,
  //   "VotingMachinesParams parameter object"]
  proves: 'MIG-VM-002',
  reasons: { differs: 'the voting machine has another `voteOnBehalf` than the item' },
  owns: [reasonsOf(rightVotingItems, 'differs')],
  run: async (tool, t) => {
    requireParams(tool, t, 'voteOnBehalf');
    for (const item of await t.use(storedVotingItems)) t.judge(storedVoterDefect(item), item.dao.scene.run);
  },
});
