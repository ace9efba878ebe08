import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { plainDaoOnChain } from '../dao/all-daos.ts';
import { requireParams } from '../parameters/required-params.ts';
import { type FounderBalance, founderBalances, type HoldingKind } from './founder-balances.ts';

/** A founder who has another amount. The amount may be in either unit, which MIG-FD-005 judges. */
export function founderAmountDefect({
  address,
  kind,
  found,
  wanted,
  at,
}: FounderBalance): Defect<'amount'> | undefined {
  if (found === wanted.whole || found === wanted.smallest) return undefined;
  const expected = `${wanted.whole} of the smallest unit for ${address} (${wanted.smallest} if ${kind} are in the smallest unit)`;
  return { reason: 'amount', expected, actual: String(found), at };
}

/** The balances of the plain DAO's few founders. They are those of the parameters. */
const plainBalances = (name: string, kind: HoldingKind) =>
  premise<MigrationTarget>()({
    name,
    reasons: ['amount'],
    find: async (tool, t: Trial<MigrationTarget, 'amount'>) => {
      requireParams(tool, t, 'founders', 'address', kind);
      const dao = await t.use(plainDaoOnChain);
      const balances = await founderBalances(dao, kind);
      for (const balance of balances) {
        if (balance.found === undefined) t.inconclusive(`${balance.at} does not answer balanceOf`);
        t.judge(founderAmountDefect(balance), dao.scene.run);
      }
      return { balances, run: dao.scene.run };
    },
  });
export const plainTokenBalances = plainBalances('plain-token-balances', 'tokens');
export const plainReputationBalances = plainBalances('plain-reputation-balances', 'reputation');
