import { check } from '../../../core/check/check.ts';
import { createdDaoOnChain, plainDaoOnChain, universalDaoOnChain } from '../../premises/dao/all-daos.ts';
import { founderBalances, totalSupply } from '../../premises/founders/founder-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const supplies = check<MigrationTarget>()({
  proves: 'MIG-FD-003',
  reasons: {
    tokens: 'there are other tokens than the founders have',
    reputation: 'there is other reputation than theirs',
  },
  run: async (_tool, t) => {
    const daos = [
      await t.use(plainDaoOnChain),
      await t.attempt(universalDaoOnChain),
      await t.attempt(createdDaoOnChain),
    ];
    for (const dao of daos.filter((one) => one !== undefined))
      await t.each(['tokens', 'reputation'] as const, async (reason) => {
        const held = await founderBalances(dao, reason);
        const sum = held.reduce((so, { found }) => so + (found ?? 0n), 0n);
        const supply = await totalSupply(dao, reason);
        if (supply === undefined) t.inconclusive(`${held[0]?.at} does not tell how much there is`);
        const wrong = supply !== sum && {
          reason,
          expected: `${sum} in all, which is what the founders have`,
          actual: String(supply),
          at: held[0]?.at ?? reason,
        };
        t.judge(wrong || undefined, dao.scene.run);
      });
  },
});
