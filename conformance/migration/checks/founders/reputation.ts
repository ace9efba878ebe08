import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { founderAmountDefect, plainReputationBalances } from '../../premises/founders/plain-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const reputation = check<MigrationTarget>()({
  // MIG-FD-002 (must): Each founder gets exactly its `reputation`. [interface, "Migration parameters"]
  proves: 'MIG-FD-002',
  reasons: { amount: 'a founder has another amount of reputation than in the parameters' },
  owns: [reasonsOf(plainReputationBalances, 'amount')],
  run: async (_tool, t) => {
    const { balances, run } = await t.use(plainReputationBalances);
    await t.each(balances, (balance) => t.judge(founderAmountDefect(balance), run));
  },
});
