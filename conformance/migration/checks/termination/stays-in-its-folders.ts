import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { strayFiles } from '../../oracle/output/stray-files.ts';
import { endedRuns } from '../../premises/exit/ended-runs.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const staysInItsFolders = check<MigrationTarget>()({
  // MIG-EN-005 (must): A run leaves files only in its working folder and in the place that is declared for its state.
  //   [durable-deploy, "Ending"]
  proves: 'MIG-EN-005',
  reasons: {
    strayed: 'a run leaves files outside its folders',
    'not-as-declared': 'its state is not in the declared folder',
  },
  run: async (tool, t) => {
    const files = (await endedRuns(tool, t)).flatMap(({ run }) => run.strayed.map((path) => ({ run, path })));
    const { run } = (await t.use(isolatedBase)).base;
    const state = strayFiles(files.map(({ path }) => path));
    const stray = files.find(({ path }) => path === state.stray);
    const expected = 'files in the working folder, and in the declared folder of its state';
    const strayed = stray && { reason: 'strayed' as const, expected, actual: 'a file outside them', at: stray.path };
    if (strayed) t.fail(strayed, stray.run);
    const stateRun = files.find(({ path }) => path === state.path)?.run ?? run;
    const defect = declaredChoiceDefect(t.chose('state-in', state.stateIn));
    // Files in the working folder need not be state. A tool without state fits every option.
    const isOutside = state.stateIn !== 'working-folder';
    t.judge(defect && isOutside ? { ...defect, at: state.path ?? 'files' } : undefined, stateRun);
  },
});
