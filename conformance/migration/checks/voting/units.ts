import { check } from '../../../core/check/check.ts';
import { amountUnits } from '../../oracle/voting/stored-voting.ts';
import { storedVotingItems, votingItemPlace } from '../../premises/voting/voting-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const units = check<MigrationTarget>()({
  proves: 'MIG-VM-003',
  reasons: {
    'not-as-declared': 'amounts of voting parameters are in another unit than declared',
    changed: 'some amounts of voting parameters are in whole units, and some in the smallest',
  },
  run: async (_tool, t) => {
    const told = (await t.use(storedVotingItems)).flatMap((one) =>
      amountUnits(one.item, one.kept).map(([name, unit]) => ({ one, name, unit })),
    );
    if (told.length === 0) t.inconclusive('no amount is what the item says in any unit');
    for (const { one, name, unit } of told) {
      const defect = t.chose('voting-amounts', unit);
      t.judge(defect && { ...defect, at: `${name} in ${votingItemPlace(one)}` }, one.dao.scene.run);
    }
  },
});
