import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { NO_CODE_TEXT } from '../../premises/contracts/deployed-address.ts';
import { allStepsMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const all = check<MigrationTarget>()({
  proves: 'MIG-ST-009',
  reasons: {
    failed: '`migrate` of the library does not succeed on a fresh chain',
    missing: 'after `migrate` the result file lacks `base`, `dao` or `test`',
    'no-code': 'there is no code at an address that it wrote',
  },
  owns: [reasonsOf(allStepsMigration, 'failed', 'missing')],
  needs: ['call'],
  run: async (_tool, t) => {
    const { result, views, run } = await t.use(allStepsMigration);
    const { base = {}, dao = {}, test = {} } = result?.result ?? {};
    const deployed = [...Object.entries(base), ['dao.Avatar', dao.Avatar], ['test.Avatar', test.Avatar]] as const;
    await t.each(deployed, async ([at, address]) => {
      const none = (await views.codeAt(address)) === '0x';
      const expected = `code at ${String(address)}`;
      t.judge(none ? { reason: 'no-code', expected, actual: NO_CODE_TEXT, at: String(at) } : undefined, run);
    });
  },
});
