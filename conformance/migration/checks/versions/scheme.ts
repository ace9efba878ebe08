import { check } from '../../../core/check/check.ts';
import { judgeItemVersion } from '../../premises/versions/item-version.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const scheme = check<MigrationTarget>()({
  proves: 'MIG-VS-006',
  reasons: { other: 'a custom scheme is not of the version that it names' },
  run: (tool, t) => judgeItemVersion(tool, t, 'scheme'),
});
