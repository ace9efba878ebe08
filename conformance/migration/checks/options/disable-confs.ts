import { check } from '../../../core/check/check.ts';
import { otherLibraryRuns, requireLibraryOption } from '../../premises/options/library-option.ts';
import { unconfirmedBase } from '../../premises/options/option-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const disableConfs = check<MigrationTarget>()({
  proves: 'MIG-OP-006',
  needs: ['call'],
  reasons: { asked: 'with `disable-confs` and without `force` it does not migrate where nobody can answer' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'disable-confs');
    const { run, result } = await t.use(unconfirmedBase);
    const done = succeeded(run) && result?.result.base !== undefined;
    const defect = { expected: 'a migration, without a question', actual: runSummary(run), at: 'disable-confs' };
    t.judge(done ? undefined : { reason: 'asked', ...defect }, run);
    for (const [member, scene] of await otherLibraryRuns(t)) {
      const { expected } = defect;
      const at = `disable-confs, ${member}`;
      const again = scene.asked && { reason: 'asked' as const, expected, actual: runSummary(scene.asked.run), at };
      t.judge(again, (scene.asked ?? scene).run);
    }
  },
});
