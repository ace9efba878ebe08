import { check } from '../../../core/check/check.ts';
import { SUCCESSFUL_RUN_TEXT, sendersOf } from '../../premises/accounts/senders.ts';
import { requireAlias } from '../../premises/command-line/alias-run.ts';
import { optionsRun } from '../../premises/command-line/options-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateKey = check<MigrationTarget>()({
  proves: 'MIG-CL-025',
  needs: ['argv'],
  reasons: {
    failed: 'with `--private-key` it migrates by the first account of the chain, and by another it does not',
    other: 'the account that migrates is not that of the key which was given',
    alias: '`-s` is refused where `--private-key` is not',
  },
  run: async (_tool, t) => {
    const { base, dao, denied } = await t.use(usageExampleRun);
    const at = `the key of ${denied?.account.address}, which has means`;
    const failed = denied && {
      reason: 'failed' as const,
      expected: SUCCESSFUL_RUN_TEXT,
      actual: runSummary(denied.run),
      at,
    };
    t.judge(failed, denied?.run);
    const scenes = [
      ['base --private-key', base],
      ['dao --private-key', dao],
      ['base -s', await requireAlias(t, '-s')],
      ['no command, --private-key', (await t.use(optionsRun)).scene],
    ] as const;
    for (const [at, scene] of scenes) {
      const other = (await sendersOf(scene)).find((one) => one !== scene.account.address.toLowerCase());
      const expected = `${scene.account.address}, whose key was given`;
      t.judge(other === undefined ? undefined : { reason: 'other', expected, actual: other, at }, scene.run);
    }
  },
});
