import { check } from '../../../core/check/check.ts';
import { requireAlias } from '../../premises/command-line/alias-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const provider = check<MigrationTarget>()({
  proves: 'MIG-CL-010',
  needs: ['argv'],
  reasons: {
    elsewhere: 'what was migrated is not upon the chain of the node that was given',
    alias: '`-p` is refused where `--provider` is not',
  },
  run: async (_tool, t) => {
    const { base } = await t.use(usageExampleRun);
    for (const [at, scene] of [['--provider', base] as const, ['-p', await requireAlias(t, '-p')] as const]) {
      const { DAOToken, ...others } = scene.result?.result.base ?? {};
      const address = DAOToken ?? Object.values(others)[0];
      const there = (await scene.views.codeAt(address)) !== '0x';
      const expected = `code at ${String(address)}`;
      t.judge(there ? undefined : { reason: 'elsewhere', expected, actual: 'none', at }, scene.run);
    }
  },
});
