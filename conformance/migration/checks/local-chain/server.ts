import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { LOCAL_CHAIN_REASONS, localChainDefect, migratedServerChain } from '../../premises/chains/open-local-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const server = check<MigrationTarget>()({
  // MIG-LC-001 (must): `LocalChain.server(...)` gives a server that answers JSON-RPC, with migrated contracts. [interface,
  //   "Library (`StackMigration`)"]
  proves: 'MIG-LC-001',
  needs: ['localChain'],
  reasons: LOCAL_CHAIN_REASONS,
  owns: [reasonsOf(migratedServerChain, 'closed', 'silent', 'no-code')],
  run: async (_tool, t) => {
    const chain = await t.use(migratedServerChain);
    t.judge(localChainDefect(chain), chain.run);
  },
});
