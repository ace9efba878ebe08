import { check } from '../../../core/check/check.ts';
import { judgeTextParameter } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const orgName = check<MigrationTarget>()({
  proves: 'MIG-PR-001',
  reasons: { differs: 'the avatar has another name than `orgName`' },
  run: (_tool, t) => judgeTextParameter(t, 'orgName', ({ avatar }) => `orgName() of the avatar ${avatar}`),
});
