import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { undeployedDefect } from '../../premises/contracts/deployed-address.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const usageExampleWorks = check<MigrationTarget>()({
  // MIG-CL-031 (must): The usage example works: `dao` with `--params`, a gas price, `--provider` and `--private-key`, or
  //   `--mnemonic`, yields the addresses in `migration.json`. [interface, "Command line"]
  proves: 'MIG-CL-031',
  needs: ['argv'],
  reasons: {
    failed: 'the usage example, or a base by the same options, does not succeed',
    missing: 'the usage example does not write its result into `migration.json`',
    'no-code': 'an address of its result has no code',
  },
  owns: [reasonsOf(usageExampleRun, 'failed', 'missing')],
  run: async (_tool, t) => {
    const { dao } = await t.use(usageExampleRun);
    for (const name of ['Avatar', 'NativeToken', 'NativeReputation'] as const)
      t.judge(await undeployedDefect(dao, dao.result?.result.dao?.[name], `dao.${name}`), dao.run);
  },
});
