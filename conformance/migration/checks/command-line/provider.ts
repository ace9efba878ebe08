import { check } from '../../../core/check/check.ts';
import { aliasRun, refusedAliasDefect, requireShortRun } from '../../premises/command-line/alias-run.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { isDeployed } from '../../premises/contracts/deployed-address.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const provider = check<MigrationTarget>()({
  // MIG-CL-010 (must): `--provider`, or `-p`, is the URL of the node on whose chain the migration runs. [interface, "Command
  //   line"]
  proves: 'MIG-CL-010',
  needs: ['argv'],
  reasons: {
    elsewhere: 'the base is not on the chain of the given node',
    alias: '`-p` is refused where `--provider` is not',
  },
  run: async (_tool, t) => {
    const { base } = await t.use(usageExampleRun);
    const aliases = await t.use(aliasRun);
    const refused = refusedAliasDefect(aliases, '-p');
    if (refused) t.fail(refused, aliases.refused.get('-p')?.run);
    const scenes = [
      ['--provider', base],
      ['-p', requireShortRun(aliases, t)],
    ] as const;
    for (const [at, scene] of scenes) {
      const { DAOToken, ...otherContracts } = scene.result?.result.base ?? {};
      const address = DAOToken ?? Object.values(otherContracts)[0];
      const expected = `code at ${String(address)}`;
      const elsewhere = { reason: 'elsewhere' as const, expected, actual: 'no code', at };
      t.judge((await isDeployed(scene, address)) ? undefined : elsewhere, scene.run);
    }
  },
});
