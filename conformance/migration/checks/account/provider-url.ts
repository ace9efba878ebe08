import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Providers have API keys in the path or in the query, with reserved characters escaped (RFC 3986, section 2.1). */
const PATH = '/v3/0123456789abcdef0123456789abcdef?apikey=A.b-c_d~e%2Ff&chain=x';

export const providerUrl = check<MigrationTarget>()({
  // MIG-AU-002 (must): A provider URL that holds an API key, in its path or its query, reaches the node unchanged. [interface,
  //   "Authentication"]
  proves: 'MIG-AU-002',
  reasons: {
    failed: 'a base migration does not succeed where the address of the node has a path and a query',
    path: 'a request to the node has another path or query than the given address',
  },
  run: async (tool, t) => {
    await t.use(baseMigration);
    const stage = await newStage(t, tool);
    const options = { params: { default: PLAIN_PARAMS }, provider: `${stage.rpc}${PATH}` };
    const { run, record } = await runStep(tool, stage, { step: 'base', options });
    const wrong = record.calls.find(({ path }) => path !== PATH);
    if (wrong) t.fail({ reason: 'path', expected: PATH, actual: wrong.path, at: wrong.method }, run);
    t.judge(failedRunDefect('failed', run, PATH), run);
  },
});
