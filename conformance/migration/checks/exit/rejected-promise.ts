import { check } from '../../../core/check/check.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** The port of the discard protocol (RFC 863), which hardly any machine serves. */
const CLOSED_PORT_URL = 'http://127.0.0.1:9';

export const rejectedPromise = check<MigrationTarget>()({
  // MIG-EX-003 (must): A member of the library that did not do what it was asked to do rejects with an Error, and does not end
  //   the process. [durable-deploy, "Exit and errors"]
  proves: 'MIG-EX-003',
  needs: ['call'],
  reasons: {
    fulfilled: 'a promise is fulfilled though the node cannot be reached',
    'process-ended': 'the process ends instead of a promise being rejected',
  },
  run: async (tool, t) => {
    const { stage, patienceMs } = await t.use(isolatedBase);
    const { privateKey } = stage.chain.accounts[0]!;
    const forced = { [tool.nameOf('libraryOptions', 'force') ?? 'force']: true };
    const options = { provider: CLOSED_PORT_URL, privateKey, ...forced };
    const run = await tool.call('migrateBase', [options], await stage.place({ timeoutMs: patienceMs }));
    const [expected, at] = ['a promise that is rejected', 'migrateBase'];
    if (run.returned !== undefined)
      t.fail({ reason: 'fulfilled', expected, actual: JSON.stringify(run.returned).slice(0, 300), at }, run);
    const ended = { reason: 'process-ended' as const, expected, actual: runSummary(run), at };
    t.judge(run.rejected === undefined && ended, run);
  },
});
