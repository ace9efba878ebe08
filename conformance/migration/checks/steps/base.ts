import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { isolatedBase, restartBase } from '../../premises/runs/isolated-base.ts';
import { sharedBase } from '../../premises/runs/shared-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  // MIG-ST-002 (must): A base migration needs nothing that was migrated before. [interface, "States and transitions"]
  proves: 'MIG-ST-002',
  reasons: { failed: 'a base migration on a fresh chain does not succeed' },
  owns: [
    reasonsOf(baseMigration, 'failed'),
    reasonsOf([isolatedBase, restartBase], 'failed'),
    reasonsOf(sharedBase, 'failed'),
  ],
  run: async (_tool, t) => {
    const { run } = await t.use(baseMigration);
    t.judge(failedRunDefect('failed', run), run);
  },
});
