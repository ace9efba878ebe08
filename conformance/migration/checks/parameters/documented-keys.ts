import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const documentedKeys = check<MigrationTarget>()({
  proves: 'MIG-PR-019',
  reasons: {
    demands: 'a DAO of parameters with every key of the interface document cannot be migrated without others',
  },
  run: async (tool, t) => {
    const { run } = await t.use(daoMigration);
    const unaided = tool.unaided?.('always');
    // Every other scene shows it of a tool that is given nothing else.
    if (!unaided) return t.judge(undefined, run);
    const stage = await newStage(tool);
    const options = { params: { default: PLAIN_PARAMS } };
    const base = await runStep(tool, stage, { step: 'base', options });
    if (!succeeded(base.run)) return t.inconclusive('a base that was migrated before is migrated no more');
    const scene = await runStep(unaided, stage, { step: 'dao', options }, base);
    const came = succeeded(scene.run) && scene.result?.result.dao !== undefined;
    const defect = {
      expected: 'a DAO, of the keys that the document lists',
      actual: runSummary(scene.run),
      at: 'params',
    };
    t.judge(came ? undefined : { reason: 'demands', ...defect }, scene.run);
  },
});
