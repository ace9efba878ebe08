import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { createdDaoOnChain, universalDaoOnChain } from '../../premises/dao/all-daos.ts';
import { createdDao } from '../../premises/dao/created-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { founderBalances } from '../../premises/founders/founder-balances.ts';
import {
  founderAmountDefect,
  plainReputationBalances,
  plainTokenBalances,
} from '../../premises/founders/plain-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const many = check<MigrationTarget>()({
  // MIG-FD-004 (must): There may be many founders: each one gets its share, and only once, with or without the DaoCreator.
  //   [interface, "Migration parameters"]
  proves: 'MIG-FD-004',
  reasons: {
    failed: 'a DAO of many founders cannot be migrated',
    lost: 'a founder among many has nothing',
    amount: 'a founder among many has another amount than in the parameters',
  },
  owns: [
    reasonsOf(universalDao, { many: 'failed', twice: 'failed' }),
    reasonsOf(createdDao, { many: 'failed', twice: 'failed' }),
  ],
  run: async (_tool, t) => {
    await t.use(plainTokenBalances);
    await t.use(plainReputationBalances);
    for (const dao of [await t.use(universalDaoOnChain), await t.use(createdDaoOnChain)]) {
      const balances = [...(await founderBalances(dao, 'reputation')), ...(await founderBalances(dao, 'tokens'))];
      await t.each(balances, (balance) => {
        const defect = founderAmountDefect(balance);
        const at = `${balance.at}; founders[${balance.index}] of ${dao.params.founders.length}`;
        t.judge(defect && { ...defect, reason: balance.found === 0n ? 'lost' : 'amount', at }, dao.scene.run);
      });
    }
  },
});
