import { check } from '../../../core/check/check.ts';
import { providerDefect, releases } from '../../premises/release/releases.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const providers = check<MigrationTarget>()({
  // MIG-RL-001 (must): A release reads the provider of each network from `<network>_provider`: kovan, rinkeby, mainnet, xdai,
  //   sokol. [interface, "Release environment variables"]
  proves: 'MIG-RL-001',
  needs: ['argv'],
  reasons: {
    other: 'a release asks the provider of another network',
    unread: 'a release succeeds, and has not asked the provider of a network that has its variables',
  },
  run: async (_tool, t) => {
    for (const release of await t.use(releases)) {
      const { network, run, asked } = release;
      const defect = providerDefect(release);
      if (!defect && !asked.includes(network))
        t.inconclusive(`the run fails before it asks the provider of ${network}: ${runSummary(run)}`);
      t.judge(defect, run);
    }
  },
});
