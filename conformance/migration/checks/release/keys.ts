import { check } from '../../../core/check/check.ts';
import { keyDefect, releases } from '../../premises/release/releases.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const keys = check<MigrationTarget>()({
  // MIG-RL-002 (must): A release reads the private key of each network from `<network>_private_key`: kovan, rinkeby, mainnet,
  //   xdai, sokol. [interface, "Release environment variables"]
  proves: 'MIG-RL-002',
  needs: ['argv'],
  reasons: { other: "a release sends transactions by another account than that of the network's private key" },
  run: async (_tool, t) => {
    for (const release of await t.use(releases)) {
      const { network, run, transactions } = release;
      // MIG-RL-001 judges a release that does not come to a network at all.
      if (transactions.length === 0) t.inconclusive(`nothing was sent to ${network}: ${runSummary(run)}`);
      t.judge(keyDefect(release), run);
    }
  },
});
