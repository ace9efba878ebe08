import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { fullDao } from '../../premises/dao/full-dao.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { judgeSelectedScheme, OTHER_SELECTION_REASONS } from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const globalConstraintRegistrar = check<MigrationTarget>()({
  proves: 'MIG-SC-004',
  reasons: OTHER_SELECTION_REASONS,
  owns: [reasonsOf(universalDao, { others: 'failed' }), reasonsOf(fullDao, { constraints: 'failed' })],
  run: (_tool, t) => judgeSelectedScheme(t, 'GlobalConstraintRegistrar'),
});
