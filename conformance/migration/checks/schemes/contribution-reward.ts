import { check } from '../../../core/check/check.ts';
import { judgeSelectedScheme, SELECTION_REASONS } from '../../premises/schemes/selected-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const contributionReward = check<MigrationTarget>()({
  proves: 'MIG-SC-001',
  reasons: SELECTION_REASONS,
  run: (_tool, t) => judgeSelectedScheme(t, 'ContributionReward'),
});
