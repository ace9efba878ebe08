import { check } from '../../../core/check/check.ts';
import { judgeLocalChain, LOCAL_CHAIN_REASONS, providerChain } from '../../premises/chains/open-local-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const provider = check<MigrationTarget>()({
  proves: 'MIG-LC-002',
  needs: ['localChain'],
  reasons: LOCAL_CHAIN_REASONS,
  run: async (_tool, t) => judgeLocalChain(t, await t.use(providerChain)),
});
