import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { baseAddressDefect, baseAddresses } from '../../premises/result/base-addresses.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const addresses = check<MigrationTarget>()({
  // MIG-RS-003 (must): Each member of `base` is an address: `0x` and forty hex digits. [interface, "Migration result"]
  proves: 'MIG-RS-003',
  reasons: { form: 'a member of `base` is not an address' },
  owns: [reasonsOf(baseAddresses, 'form')],
  run: async (_tool, t) => {
    const { part, run } = await t.use(baseMigration);
    await t.each(Object.entries(part), ([name, value]) => t.judge(baseAddressDefect(name, value), run));
  },
});
