import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { plainTokenBalances } from '../../premises/founders/plain-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokens = check<MigrationTarget>()({
  proves: 'MIG-FD-001',
  reasons: { amount: 'a founder has not the tokens that the parameters say' },
  owns: [reasonsOf(plainTokenBalances, 'amount')],
  run: async (_tool, t) => {
    const { all, run } = await t.use(plainTokenBalances);
    await t.each(all, () => t.judge(undefined, run));
  },
});
