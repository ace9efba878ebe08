import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const provider = check<MigrationTarget>()({
  // MIG-OP-002 (must): `provider` is the URL of the node on whose chain the migration runs. [interface, "Library options object"]
  proves: 'MIG-OP-002',
  needs: ['call'],
  reasons: { elsewhere: 'nothing is deployed on the chain of `provider`' },
  run: async (_tool, t) => {
    const { sent, run } = await t.use(libraryBase);
    const defect = { expected: 'transactions', actual: 'no transaction', at: 'provider' };
    t.judge(sent.length === 0 && { reason: 'elsewhere', ...defect }, run);
  },
});
