import { check } from '../../../core/check/check.ts';
import { judgeDefaultItemVersion } from '../../premises/versions/item-version.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const schemeOfDao = check<MigrationTarget>()({
  proves: 'MIG-VS-007',
  reasons: { other: "a custom scheme that names no version is not of the DAO's" },
  run: (tool, t) => judgeDefaultItemVersion(tool, t, 'scheme'),
});
