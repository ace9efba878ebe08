import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

/** As providers have them: a key in the path, or in the query, where what has a meaning is escaped. */
const PATH = '/v3/0123456789abcdef0123456789abcdef?apikey=A.b-c_d~e%2Ff&chain=x';

export const providerUrl = check<MigrationTarget>()({
  proves: 'MIG-AU-002',
  reasons: {
    failed: 'a base migration does not succeed where the address of the node has a path and a query',
    path: 'the node is asked under another path or query than given',
  },
  run: async (tool, t) => {
    await t.use(baseMigration);
    const stage = await newStage(tool);
    const options = { params: { default: PLAIN_PARAMS }, provider: `${stage.rpc}${PATH}` };
    const { run, record } = await runStep(tool, stage, { step: 'base', options });
    const wrong = record.calls.find((one) => one.path !== PATH);
    if (wrong) t.judge({ reason: 'path', expected: PATH, actual: wrong.path, at: wrong.method }, run);
    const failed = { reason: 'failed' as const, expected: 'a run that succeeds', actual: runSummary(run), at: PATH };
    t.judge(succeeded(run) ? undefined : failed, run);
  },
});
