import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { writtenDao } from '../../premises/dao/dao-part.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const documentedKeys = check<MigrationTarget>()({
  // MIG-PR-019 (must): The keys that the interface document lists are enough to make a DAO: no other key is needed. [interface,
  //   "Migration parameters"]
  proves: 'MIG-PR-019',
  reasons: {
    demands: 'a DAO whose parameters have every key of the interface document cannot be migrated without further keys',
  },
  run: async (tool, t) => {
    const { run } = await t.use(daoMigration);
    const unaided = tool.unaided?.('always');
    // A tool that is given no further keys is judged by its usual DAO migration.
    if (!unaided) return t.judge(failedRunDefect('demands', run, 'params'), run);
    const stage = await newStage(t, tool);
    const options = { params: { default: PLAIN_PARAMS } };
    const base = await runStep(tool, stage, { step: 'base', options });
    if (!succeeded(base.run)) return t.inconclusive('a base migration that succeeded before now fails');
    const scene = await runStep(unaided, stage, { step: 'dao', options }, base);
    const expected = 'a DAO, with only the keys that the document lists';
    const demands = { reason: 'demands' as const, expected, actual: runSummary(scene.run), at: 'params' };
    t.judge(writtenDao(scene) ? undefined : demands, scene.run);
  },
});
