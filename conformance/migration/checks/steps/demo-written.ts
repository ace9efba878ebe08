import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { listedMembers } from '../../oracle/output/listed-members.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const demoWritten = check<MigrationTarget>()({
  // MIG-ST-008 (must): A demo test migration writes `test` into the output file, and leaves `base` and `dao` there. [interface,
  //   "States and transitions"]
  proves: 'MIG-ST-008',
  reasons: {
    missing: 'after a demo test migration the result file has no `test`',
    lost: 'after a demo test migration `base` or `dao` is not as it was before',
  },
  owns: [reasonsOf(demoMigration, 'missing')],
  needs: ['call'],
  run: async (_tool, t) => {
    const { resultBefore, result, run } = await t.use(demoMigration);
    for (const part of ['base', 'dao'] as const) {
      const [before, after] = [resultBefore[part], result?.result[part]].map((value) => listedMembers(part, value));
      t.judge(mismatch('lost', before, after, part, canonicalJson), run);
    }
  },
});
