import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { defaultNodeDefect, defaultRun } from '../../premises/command-line/default-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultProvider = check<MigrationTarget>()({
  // MIG-CL-011 (must): Without `--provider`, the URL is `http://localhost:8545`. [interface, "Command line"]
  proves: 'MIG-CL-011',
  needs: ['argv'],
  reasons: { elsewhere: 'without a provider the node at http://localhost:8545 gets no request' },
  owns: [reasonsOf(defaultRun, 'elsewhere')],
  run: async (_tool, t) => {
    const { atDefaultPort, calls, run } = await t.use(defaultRun);
    if (!atDefaultPort)
      t.inconclusive(
        'the port 8545 is not free on this machine: end what listens there (lsof -i :8545), and run it again',
      );
    t.judge(defaultNodeDefect(calls, run), run);
  },
});
