import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { customSchemesOnChain, deployedSchemesDefect } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const deployed = check<MigrationTarget>()({
  // MIG-CS-003 (must): The contract of an entry is that of the build file with the identical name in a folder `custom-abis`.
  //   [interface, "CustomSchemes entry"]
  // MIG-CS-012 (must): Without `address`, the scheme is deployed. [interface, "CustomSchemes entry"]
  proves: ['MIG-CS-003', 'MIG-CS-012'],
  reasons: { 'not-deployed': 'an entry without `address` has no contract with the code of its file' },
  owns: [reasonsOf(customSchemesOnChain, 'not-deployed')],
  run: async (_tool, t) => {
    const { contracts, run } = await t.use(customSchemesOnChain);
    t.judge(deployedSchemesDefect(contracts), run);
  },
});
