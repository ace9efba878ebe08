import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { missingFileDefect } from '../../oracle/output/result-file.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultOutput = check<MigrationTarget>()({
  // MIG-OP-011 (must): Without `output`, the result is in `migration.json`. [interface, "What the service does"]
  proves: 'MIG-OP-011',
  needs: ['call'],
  reasons: { missing: 'without `output` there is no result in `migration.json`' },
  owns: [reasonsOf(libraryBase, { elsewhere: 'missing' })],
  run: async (_tool, t) => {
    const { file, run } = await t.use(libraryBase);
    t.judge(missingFileDefect('missing', file, 'the result'), run);
  },
});
