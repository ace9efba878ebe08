import { check } from '../../../core/check/check.ts';
import { judgeSelectedScheme, OTHER_SELECTION_REASONS } from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const globalConstraintRegistrar = check<MigrationTarget>()({
  proves: 'MIG-SC-004',
  reasons: OTHER_SELECTION_REASONS,
  run: (_tool, t) => judgeSelectedScheme(t, 'GlobalConstraintRegistrar'),
});
