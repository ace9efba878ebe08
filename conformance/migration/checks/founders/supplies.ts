import { check } from '../../../core/check/check.ts';
import { createdDaoOnChain, plainDaoOnChain, universalDaoOnChain } from '../../premises/dao/all-daos.ts';
import { founderBalances, totalSupply } from '../../premises/founders/founder-balances.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const supplies = check<MigrationTarget>()({
  // MIG-FD-003 (must): Only founders get tokens and reputation: the supplies are the sums of what the founders get. [interface,
  //   "Migration parameters"]
  proves: 'MIG-FD-003',
  reasons: {
    tokens: "the total supply of tokens is not the sum of the founders' tokens",
    reputation: "the total supply of reputation is not the sum of the founders' reputation",
  },
  run: async (tool, t) => {
    requireParams(tool, t, 'founders', 'address', 'tokens', 'reputation');
    const daos = [
      await t.use(plainDaoOnChain),
      await t.attempt(universalDaoOnChain),
      await t.attempt(createdDaoOnChain),
    ];
    for (const dao of daos.filter((dao) => dao !== undefined))
      await t.each(['tokens', 'reputation'] as const, async (kind) => {
        const balances = await founderBalances(dao, kind);
        const sum = balances.reduce((total, { found }) => total + (found ?? 0n), 0n);
        const supply = await totalSupply(dao, kind);
        const at = balances[0]?.at ?? kind;
        if (supply === undefined) return t.inconclusive(`${at} does not answer totalSupply`);
        const expected = `${sum} in all, which is what the founders have`;
        t.judge(supply !== sum && { reason: kind, expected, actual: String(supply), at }, dao.scene.run);
      });
  },
});
