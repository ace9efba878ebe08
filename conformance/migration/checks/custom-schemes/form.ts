import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { customSchemesRun } from '../../premises/custom-schemes/custom-schemes-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const form = check<MigrationTarget>()({
  proves: 'MIG-CS-001',
  reasons: {
    failed: 'a DAO with custom schemes is not migrated, in the declared form or in either, where one without is',
    missing: 'such a run writes no `dao`',
  },
  owns: [reasonsOf(customSchemesRun, 'failed', 'missing')],
  run: async (_tool, t) => {
    const { form: taken, run } = await t.use(customSchemesRun);
    const declared = t.declared('custom-schemes');
    if (declared !== undefined && declared !== taken)
      t.inconclusive(`the configuration has \`CustomSchemes\` written as ${taken}, where ${declared} is declared`);
    t.chose('custom-schemes', taken);
    t.judge(undefined, run);
  },
});
