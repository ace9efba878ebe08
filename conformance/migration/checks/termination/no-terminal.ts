import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const noTerminal = check<MigrationTarget>()({
  // MIG-EN-001 (must): Where standard input is not a terminal, the tool asks nothing: the command continues, or ends with an
  //   error, as declared. [durable-deploy, "Ending"]
  proves: 'MIG-EN-001',
  needs: ['argv'],
  reasons: {
    waits: 'where nobody can answer, a migration waits without end',
    neither: 'where nobody can answer, a migration goes on and fails',
    'not-as-declared': 'it goes on, or refuses, otherwise than declared',
    changed: 'it goes on in one run, and refuses in another',
  },
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    await t.each(['closed', 'silent'] as const, async (stdin) => {
      const options = { params: PLAIN_BY_NETWORK, force: undefined };
      const { run, record } = await runStepOnBase(tool, on, { step: 'base', options, place: { stdin } });
      const [actual, at] = [runSummary(run), `standard input: ${stdin}`];
      if (run.ended.by === 'limit') t.fail({ reason: 'waits', expected: 'a run that ends', actual, at }, run);
      const goesOn = transactionsSentBy(record) > 0;
      if (goesOn && !succeeded(run))
        t.fail({ reason: 'neither', expected: 'the whole migration, or no transaction', actual, at }, run);
      t.judge(t.chose('unasked', goesOn ? 'goes-on' : 'refused'), run);
    });
  },
});
