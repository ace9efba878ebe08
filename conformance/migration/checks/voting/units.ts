import { check } from '../../../core/check/check.ts';
import { amountUnits } from '../../oracle/voting/stored-voting.ts';
import { storedVotingItems, votingItemPlace } from '../../premises/voting/voting-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const units = check<MigrationTarget>()({
  // MIG-VM-003 (must): The units of `proposingRepReward` and `minimumDaoBounty` are as declared. [interface,
  //   "VotingMachinesParams parameter object"]
  proves: 'MIG-VM-003',
  reasons: {
    'not-as-declared': 'amounts of voting parameters are in another unit than declared',
    changed: 'some amounts of voting parameters are in whole units, and some in the smallest',
  },
  run: async (_tool, t) => {
    const amounts = (await t.use(storedVotingItems)).flatMap((item) =>
      amountUnits(item.item, item.stored).map(([name, unit]) => ({ item, name, unit })),
    );
    if (amounts.length === 0) t.inconclusive('no amount equals that of its item in either unit');
    for (const { item, name, unit } of amounts) {
      const defect = t.chose('voting-amounts', unit);
      t.judge(defect && { ...defect, at: `${name} in ${votingItemPlace(item)}` }, item.dao.scene.run);
    }
  },
});
