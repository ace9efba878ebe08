import { check } from '../../../core/check/check.ts';
import { LOCAL_CHAIN_REASONS, localChainDefect, providerChain } from '../../premises/chains/open-local-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const provider = check<MigrationTarget>()({
  // MIG-LC-002 (must): `LocalChain.provider(...)` gives a provider that answers requests, with migrated contracts. [interface,
  //   "Library (`StackMigration`)"]
  proves: 'MIG-LC-002',
  needs: ['localChain'],
  reasons: LOCAL_CHAIN_REASONS,
  run: async (_tool, t) => {
    const chain = await t.use(providerChain);
    t.judge(localChainDefect(chain), chain.run);
  },
});
