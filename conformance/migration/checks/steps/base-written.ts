import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { missingPartDefect } from '../../premises/runs/completed-run.ts';
import { isolatedBase, restartBase } from '../../premises/runs/isolated-base.ts';
import { sharedBase } from '../../premises/runs/shared-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const baseWritten = check<MigrationTarget>()({
  // MIG-ST-003 (must): A base migration writes `base` into the output file. [interface, "States and transitions"]
  proves: 'MIG-ST-003',
  reasons: { missing: 'after a base migration the result file has no `base`' },
  owns: [
    reasonsOf(baseMigration, 'missing'),
    reasonsOf([isolatedBase, restartBase], 'missing'),
    reasonsOf(sharedBase, 'missing'),
  ],
  run: async (_tool, t) => {
    const scene = await t.use(baseMigration);
    t.judge(missingPartDefect(scene, 'base'), scene.run);
  },
});
