import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { customSchemesOnChain } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const deployed = check<MigrationTarget>()({
  proves: ['MIG-CS-003', 'MIG-CS-012'],
  reasons: { 'not-deployed': 'there is no contract with the code of the file for an entry without `address`' },
  owns: [reasonsOf(customSchemesOnChain, 'not-deployed')],
  run: async (_tool, t) => {
    await t.use(customSchemesOnChain);
    t.judge(undefined);
  },
});
