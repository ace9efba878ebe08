import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import {
  itemsWithRightNumbers,
  storedNumberDefect,
  storedVotingItems,
  unsetItemDefect,
} from '../../premises/voting/voting-items.ts';
import { MACHINE_REASON } from '../../premises/voting/voting-machine.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const numbers = check<MigrationTarget>()({
  // MIG-VM-001 (must): The voting machine's parameters have each number of an item: `boostedVotePeriodLimit`, `daoBountyConst`,
  //   `minimumDaoBounty`, `queuedVotePeriodLimit`, `queuedVoteRequiredPercentage`, `preBoostedVotePeriodLimit`,
  //   `proposingRepReward`, `quietEndingPeriod`, `thresholdConst`, `votersReputationLossRatio`, `activationTime`. [interface,
  //   "VotingMachinesParams parameter object"]
  proves: 'MIG-VM-001',
  reasons: {
    failed: 'a run fails because of the smallest or largest numbers after it has sent transactions',
    unset: 'the voting machine has no parameters under the hash that a scheme votes by',
    number: 'the voting machine stores another number than the item has',
    ...MACHINE_REASON,
  },
  owns: [
    reasonsOf(fullDao, { edges: 'failed' }),
    reasonsOf(storedVotingItems, 'unset', 'machine'),
    reasonsOf(itemsWithRightNumbers, 'number'),
  ],
  run: async (_tool, t) => {
    await t.each(await t.use(itemsWithRightNumbers), (item) =>
      t.judge(unsetItemDefect(item) ?? storedNumberDefect(item), item.dao.scene.run),
    );
  },
});
