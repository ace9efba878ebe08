import { check } from '../../../core/check/check.ts';
import { judgeSelectedScheme, OTHER_SELECTION_REASONS } from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericScheme = check<MigrationTarget>()({
  proves: 'MIG-SC-002',
  reasons: OTHER_SELECTION_REASONS,
  run: async (tool, t) => {
    if (!tool.has('contracts', 'GenericScheme')) t.notApplicable('the tool has no GenericScheme');
    await judgeSelectedScheme(t, 'GenericScheme');
  },
});
