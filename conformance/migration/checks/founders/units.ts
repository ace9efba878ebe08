import { check } from '../../../core/check/check.ts';
import { plainDaoOnChain } from '../../premises/dao/all-daos.ts';
import { founderBalances, unitOfBalance } from '../../premises/founders/founder-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const UNITS = { whole: 'whole units', smallest: 'the smallest unit' } as const;

export const units = check<MigrationTarget>()({
  proves: 'MIG-FD-005',
  reasons: {
    'not-as-declared': 'amounts are in another unit than declared',
    changed: 'some amounts are in whole units, and some in the smallest',
  },
  run: async (_tool, t) => {
    const dao = await t.use(plainDaoOnChain);
    const all = [...(await founderBalances(dao, 'tokens')), ...(await founderBalances(dao, 'reputation'))];
    const told = all.flatMap((one) => (unitOfBalance(one) ? [{ one, unit: unitOfBalance(one)! }] : []));
    if (told.length === 0) t.inconclusive('no founder has an amount that the parameters say in any unit');
    for (const { one, unit } of told) {
      const defect = t.chose('founder-units', unit);
      const at = `${one.kind} of ${one.address}`;
      t.judge(defect && { ...defect, actual: UNITS[unit], at }, dao.scene.run);
    }
  },
});
