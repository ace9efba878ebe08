import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { founderAmountDefect, plainTokenBalances } from '../../premises/founders/plain-balances.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokens = check<MigrationTarget>()({
  // MIG-FD-001 (must): Each founder gets exactly its `tokens` of the DAO's token. [interface, "Migration parameters"]
  proves: 'MIG-FD-001',
  reasons: { amount: 'a founder has another amount of tokens than in the parameters' },
  owns: [reasonsOf(plainTokenBalances, 'amount')],
  run: async (_tool, t) => {
    const { balances, run } = await t.use(plainTokenBalances);
    await t.each(balances, (balance) => t.judge(founderAmountDefect(balance), run));
  },
});
