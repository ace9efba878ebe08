import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { otherLibraryRuns, requireLibraryOption } from '../../premises/options/library-option.ts';
import { unconfirmedBase } from '../../premises/options/option-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';

export const disableConfs = check<MigrationTarget>()({
  // MIG-OP-006 (must): With `disable-confs`, spelt with a hyphen, a migration asks for no confirmation. [interface, "Library
  //   options object"]
  proves: 'MIG-OP-006',
  needs: ['call'],
  reasons: { asked: 'with `disable-confs` and without `force` it does not migrate where nobody can answer' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'disable-confs');
    const { run, result } = await t.use(unconfirmedBase);
    const isMigrated = succeeded(run) && result?.result.base !== undefined;
    t.judge(!isMigrated && askedDefect(run, 'disable-confs'), run);
    for (const [member, scene] of await otherLibraryRuns(t))
      t.judge(
        scene.refusedRun && askedDefect(scene.refusedRun.run, `disable-confs, ${member}`),
        (scene.refusedRun ?? scene).run,
      );
  },
});

const askedDefect = (run: Run, at: string): Defect<'asked'> => ({
  reason: 'asked',
  expected: 'a migration, without a question',
  actual: runSummary(run),
  at,
});
