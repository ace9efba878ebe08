import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { plainReputationBalances } from '../../premises/founders/plain-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const reputation = check<MigrationTarget>()({
  proves: 'MIG-FD-002',
  reasons: { amount: 'a founder has not the reputation that the parameters say' },
  owns: [reasonsOf(plainReputationBalances, 'amount')],
  run: async (_tool, t) => {
    const { all, run } = await t.use(plainReputationBalances);
    await t.each(all, () => t.judge(undefined, run));
  },
});
