import { check } from '../../../core/check/check.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const rejectedPromise = check<MigrationTarget>()({
  proves: 'MIG-EX-003',
  needs: ['call'],
  reasons: {
    fulfilled: 'a promise is fulfilled though the node could not be reached',
    'process-ended': 'the process ends instead of a promise being rejected',
  },
  run: async (tool, t) => {
    const { stage, patienceMs } = await t.use(isolatedBase);
    const { privateKey } = stage.chain.accounts[0]!;
    const options = { provider: NOWHERE, privateKey, [tool.nameOf('libraryOptions', 'force') ?? 'force']: true };
    const at = await stage.place({ timeoutMs: patienceMs });
    const run = await tool.call('migrateBase', [options], at);
    const where = 'migrateBase';
    const expected = 'a promise that is rejected';
    if (run.returned !== undefined)
      t.judge({ reason: 'fulfilled', expected, actual: JSON.stringify(run.returned).slice(0, 300), at: where }, run);
    t.judge(
      run.rejected === undefined
        ? { reason: 'process-ended', expected, actual: runSummary(run), at: where }
        : undefined,
      run,
    );
  },
});

/** RFC 863: hardly anybody serves "discard" still. */
const NOWHERE = 'http://127.0.0.1:9';
