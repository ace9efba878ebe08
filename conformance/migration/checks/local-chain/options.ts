import { check } from '../../../core/check/check.ts';
import { CHAIN_OPTION_REASONS, chainOptionsDefect, chainOptionsOf } from '../../premises/chains/chain-options.ts';
import { migratedServerChain, providerChain } from '../../premises/chains/open-local-chain.ts';
import { newStage } from '../../premises/runs/run-step.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const options = check<MigrationTarget>()({
  // MIG-LC-004 (must): `LocalChain.server` and `LocalChain.provider` take the options of the local chain emulator. [interface,
  //   "Library (`StackMigration`)"]
  proves: 'MIG-LC-004',
  needs: ['localChain'],
  reasons: CHAIN_OPTION_REASONS,
  run: async (tool, t) => {
    const given = [
      ['server', await chainOptionsOf(tool, 'server')],
      ['provider', await chainOptionsOf(tool, 'provider')],
    ] as const;
    const offered = given.filter(([as, { names }]) => names.length > 0 && tool.has('library', as));
    if (offered.length === 0)
      t.notApplicable(
        'names.localChain in touchstone.yaml names no option of its emulator: mnemonic, accounts or port',
      );
    await t.use(migratedServerChain);
    for (const [as, options] of offered) {
      // MIG-LC-002 judges a provider that does not answer without options either.
      if (as === 'provider' && (await t.use(providerChain)).chainId === undefined) continue;
      const { run, defect } = await chainOptionsDefect(tool, await newStage(t, tool), as, options, t);
      t.judge(defect, run);
    }
  },
});
