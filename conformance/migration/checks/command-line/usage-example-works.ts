import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const WRITTEN = ['Avatar', 'NativeToken', 'NativeReputation'] as const;

export const usageExampleWorks = check<MigrationTarget>()({
  proves: 'MIG-CL-031',
  needs: ['argv'],
  reasons: {
    failed: 'the usage example, or a base by the same options, does not succeed',
    missing: 'the usage example does not write its result into `migration.json`',
    'no-code': 'an address that it wrote is not on the chain',
  },
  owns: [reasonsOf(usageExampleRun, 'failed', 'missing')],
  run: async (_tool, t) => {
    const { dao } = await t.use(usageExampleRun);
    for (const name of WRITTEN) {
      const address = dao.result?.result.dao?.[name];
      const there = (await dao.views.codeAt(address)) !== '0x';
      const at = `dao.${name}`;
      const expected = 'the address of a contract';
      t.judge(there ? undefined : { reason: 'no-code', expected, actual: String(address), at }, dao.run);
    }
  },
});
