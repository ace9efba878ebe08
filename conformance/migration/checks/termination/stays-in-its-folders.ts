import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { strayFiles } from '../../oracle/output/stray-files.ts';
import { endedRuns } from '../../premises/exit/ended-runs.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const staysInItsFolders = check<MigrationTarget>()({
  proves: 'MIG-EN-005',
  reasons: {
    strayed: 'a run leaves files where nobody looks for them',
    'not-as-declared': 'its state is not where it was declared to be',
  },
  run: async (tool, t) => {
    const seen = (await endedRuns(tool, t)).flatMap(({ run }) => run.strayed.map((path) => ({ run, path })));
    const { run } = (await t.use(isolatedBase)).base;
    const found = strayFiles(seen.map(({ path }) => path));
    const expected = 'files in the working folder, and where the state is declared to be';
    const stray = seen.find(({ path }) => path === found.stray);
    if (stray) t.judge({ reason: 'strayed', expected, actual: 'a file that is left', at: stray.path }, stray.run);
    const of = seen.find(({ path }) => path === found.path)?.run ?? run;
    const defect = declaredChoiceDefect(t.chose('state-in', found.stateIn));
    // What is in the working folder need not be state: who keeps none there has it nowhere.
    const nowhere = found.stateIn === 'working-folder';
    t.judge(defect && !nowhere ? { ...defect, at: found.path ?? 'files' } : undefined, of);
  },
});
