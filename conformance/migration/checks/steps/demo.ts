import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const demo = check<MigrationTarget>()({
  proves: 'MIG-ST-007',
  reasons: {
    failed: 'a demo test migration upon a base migration does not succeed',
    elsewhere: 'none of its transactions has to do with a contract of the base',
  },
  owns: [reasonsOf(demoMigration, 'failed')],
  needs: ['call'],
  run: async (_tool, t) => {
    const { before, views, since, run } = await t.use(demoMigration);
    const base = Object.values(before.base).map((one) => String(one).slice(2).toLowerCase());
    const sent = await views.transactions(since + 1);
    const used = sent.some(({ to = '', input }) => base.some((one) => `${to}${input}`.toLowerCase().includes(one)));
    const expected = 'transactions to contracts of `base`, or with their addresses';
    const actual = `${sent.length} transactions, none of them so`;
    t.judge(used ? undefined : { reason: 'elsewhere', expected, actual, at: 'base' }, run);
  },
});
