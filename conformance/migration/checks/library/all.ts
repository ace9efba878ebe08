import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryAll } from '../../premises/library/library-demo.ts';
import { judgeReturnedResult, RETURNED_RESULT_REASONS } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const all = check<MigrationTarget>()({
  proves: 'MIG-LB-004',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  owns: [reasonsOf(libraryAll, 'failed')],
  run: async (_tool, t) => judgeReturnedResult(t, await t.use(libraryAll), ['base', 'dao', 'test']),
});
