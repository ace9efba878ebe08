import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryDemo } from '../../premises/library/library-demo.ts';
import { judgeReturnedResult, RETURNED_RESULT_REASONS } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const demoTest = check<MigrationTarget>()({
  proves: 'MIG-LB-003',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  owns: [reasonsOf(libraryDemo, 'failed')],
  run: async (_tool, t) => judgeReturnedResult(t, await t.use(libraryDemo), ['test']),
});
