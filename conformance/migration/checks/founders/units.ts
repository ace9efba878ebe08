import { check } from '../../../core/check/check.ts';
import { plainDaoOnChain } from '../../premises/dao/all-daos.ts';
import { founderBalances, unitOfBalance } from '../../premises/founders/founder-balances.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const UNIT_TEXTS = { whole: 'whole units', smallest: 'the smallest unit' } as const;

export const units = check<MigrationTarget>()({
  // MIG-FD-005 (must): The units of `tokens` and `reputation` are the declared ones, and are the same for both. [interface,
  //   "Migration parameters"]
  proves: 'MIG-FD-005',
  reasons: {
    'not-as-declared': 'amounts are in another unit than declared',
    changed: 'some amounts are in whole units, and some in the smallest',
  },
  run: async (tool, t) => {
    requireParams(tool, t, 'founders', 'address', 'tokens', 'reputation');
    const dao = await t.use(plainDaoOnChain);
    const balances = [...(await founderBalances(dao, 'tokens')), ...(await founderBalances(dao, 'reputation'))];
    const amounts = balances.flatMap((balance) => {
      const unit = unitOfBalance(balance);
      return unit === undefined ? [] : [{ balance, unit }];
    });
    if (amounts.length === 0) t.inconclusive('no founder has the amount of the parameters in either unit');
    for (const { balance, unit } of amounts) {
      const defect = t.chose('founder-units', unit);
      const at = `${balance.kind} of ${balance.address}`;
      t.judge(defect && { ...defect, actual: UNIT_TEXTS[unit], at }, dao.scene.run);
    }
  },
});
