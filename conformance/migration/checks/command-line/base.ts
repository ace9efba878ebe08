import { check } from '../../../core/check/check.ts';
import { isDeployed } from '../../premises/contracts/deployed-address.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  proves: 'MIG-CL-003',
  needs: ['argv'],
  reasons: { dao: '`base` migrates a DAO as well' },
  run: async (_tool, t) => {
    const scene = await t.use(baseMigration);
    const { Avatar } = scene.result?.result.dao ?? {};
    // A file may hold what was there before.
    const deployed = Avatar !== undefined && (await isDeployed(scene, Avatar));
    const actual = `a DAO, with its avatar at ${String(Avatar)}`;
    t.judge(deployed ? { reason: 'dao', expected: 'no DAO', actual, at: 'base' } : undefined, scene.run);
  },
});
