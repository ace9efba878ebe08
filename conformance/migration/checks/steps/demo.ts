import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const demo = check<MigrationTarget>()({
  // MIG-ST-007 (must): A demo test migration deploys its scenario on the base migration in the output file. [interface, "States
  //   and transitions"]
  proves: 'MIG-ST-007',
  reasons: {
    failed: 'a demo test migration after a base migration does not succeed',
    elsewhere: 'none of its transactions uses a contract of the base',
  },
  owns: [reasonsOf(demoMigration, 'failed')],
  needs: ['call'],
  run: async (_tool, t) => {
    const { resultBefore, views, since, run } = await t.use(demoMigration);
    const digits = Object.values(resultBefore.base).map((address) => String(address).slice(2).toLowerCase());
    const sent = await views.transactions(since + 1);
    const usesBase = sent.some(({ to = '', input }) =>
      digits.some((address) => `${to}${input}`.toLowerCase().includes(address)),
    );
    const expected = 'transactions to contracts of `base`, or with their addresses';
    const elsewhere = {
      expected,
      actual: `${sent.length} transactions, all of them without such an address`,
      at: 'base',
    };
    t.judge(!usesBase && { reason: 'elsewhere', ...elsewhere }, run);
  },
});
