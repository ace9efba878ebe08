/** What the founders of the plain DAO hold, where it is what the parameters say. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { plainDaoOnChain } from '../dao/all-daos.ts';
import { type FounderBalance, founderBalances, type HoldingKind } from './founder-balances.ts';

/** What is wrong with what a founder holds: the amount may be in either unit, which is said elsewhere (MIG-FD-005). */
export function founderAmountDefect({ address, kind, found, wanted, at }: FounderBalance) {
  if (found === wanted.whole || found === wanted.smallest) return undefined;
  return {
    reason: 'amount' as const,
    expected: `${wanted.whole} of the smallest unit for ${address} (${wanted.smallest} where ${kind} are in that)`,
    actual: String(found),
    at,
  };
}

/** What the few founders of the plain DAO hold, where it is what the parameters say. */
const founderAmounts = (kind: HoldingKind) =>
  premise<MigrationTarget>()({
    name: `${kind} of founders`,
    reasons: ['amount'],
    find: async (_tool, t: Trial<MigrationTarget, 'amount'>) => {
      const dao = await t.use(plainDaoOnChain);
      const all = await founderBalances(dao, kind);
      for (const one of all) {
        if (one.found === undefined) t.inconclusive(`${one.at} does not tell balances`);
        t.judge(founderAmountDefect(one), dao.scene.run);
      }
      return { all, run: dao.scene.run };
    },
  });
export const plainTokenBalances = founderAmounts('tokens');
export const plainReputationBalances = founderAmounts('reputation');
