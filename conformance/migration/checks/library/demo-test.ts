import { check } from '../../../core/check/check.ts';
import { libraryDemo } from '../../premises/library/library-demo.ts';
import { judgeReturnedResult, RETURNED_RESULT_REASONS } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const demoTest = check<MigrationTarget>()({
  proves: 'MIG-LB-003',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  run: async (_tool, t) => judgeReturnedResult(t, await t.use(libraryDemo), ['test']),
});
