import { check } from '../../../core/check/check.ts';
import { unregisteredOwner } from '../../premises/dao/owner-registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const ownerRevoked = check<MigrationTarget>()({
  proves: 'MIG-OW-001',
  reasons: { kept: 'with `unregisterOwner` the deploying account has a permission with the controller in the end' },
  run: async (_tool, t) => t.judge(undefined, (await t.use(unregisteredOwner)).scene.run),
});
