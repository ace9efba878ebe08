import { check } from '../../../core/check/check.ts';
import { isDeployed } from '../../premises/contracts/deployed-address.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  // MIG-CL-003 (must): `base` migrates the base, and no DAO. [interface, "Command line"]
  proves: 'MIG-CL-003',
  needs: ['argv'],
  reasons: { dao: '`base` migrates a DAO as well' },
  run: async (_tool, t) => {
    const scene = await t.use(baseMigration);
    const { Avatar } = scene.result?.result.dao ?? {};
    // The result file may have had a DAO before: only one on this chain is of this run.
    const isMigrated = Avatar !== undefined && (await isDeployed(scene, Avatar));
    const actual = `a DAO, with its avatar at ${String(Avatar)}`;
    t.judge(isMigrated && { reason: 'dao', expected: 'no DAO', actual, at: 'base' }, scene.run);
  },
});
