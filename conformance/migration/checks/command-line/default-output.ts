import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { missingFileDefect } from '../../oracle/output/result-file.ts';
import { baseAndDaoRun } from '../../premises/command-line/base-and-dao-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultOutput = check<MigrationTarget>()({
  // MIG-CL-022 (must): Without `--output`, the result is in `migration.json`. [interface, "Command line"]
  proves: 'MIG-CL-022',
  needs: ['argv'],
  reasons: { missing: 'without `--output` the result is not in `migration.json`' },
  owns: [reasonsOf(baseAndDaoRun, { elsewhere: 'missing' })],
  run: async (_tool, t) => {
    const { file, run } = await t.use(baseAndDaoRun);
    t.judge(missingFileDefect('missing', file, '`base` in migration.json'), run);
  },
});
