import { check } from '../../../core/check/check.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const baseWithoutParams = check<MigrationTarget>()({
  // MIG-ST-014 (must): A base migration has no precondition: it needs no parameters file. [interface, "States and transitions"]
  proves: 'MIG-ST-014',
  reasons: { failed: 'a base migration fails without a parameters file, and succeeds where there is one' },
  run: async (tool, t) => {
    await t.use(baseMigration);
    const scene = await runStep(tool, await newStage(t, tool), { step: 'base' });
    t.judge(failedRunDefect('failed', scene.run, 'no migration-params.json, no `params`'), scene.run);
  },
});
