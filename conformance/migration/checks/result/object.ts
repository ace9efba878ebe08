import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { resultObjectDefect } from '../../oracle/output/result-file.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const object = check<MigrationTarget>()({
  // MIG-RS-001 (must): The results are written to a file that is one JSON object. [interface, "What the service does"]
  proves: 'MIG-RS-001',
  reasons: { 'not-object': 'the result file is not one JSON object' },
  owns: [reasonsOf(baseMigration, 'not-object')],
  run: async (_tool, t) => {
    const { file, run } = await t.use(baseMigration);
    t.judge(resultObjectDefect(file ?? ''), run);
  },
});
