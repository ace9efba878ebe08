import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { NO_NETWORK_LEVEL, networkTakenFor } from '../../premises/chains/chain-network.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const local = check<MigrationTarget>()({
  // MIG-NW-001 (must): A local chain is the network `private`. [interface, "Library options object"]
  proves: 'MIG-NW-001',
  reasons: { name: 'a local chain is not the network `private`' },
  owns: [reasonsOf(baseMigration, { network: 'name' })],
  run: async (tool, t) => {
    const scene = await t.use(baseMigration);
    const network = await networkTakenFor(scene, tool);
    if (network === undefined) return t.notApplicable(NO_NETWORK_LEVEL);
    t.judge(mismatch('name', 'private', network, 'migration.json'), scene.run);
  },
});
