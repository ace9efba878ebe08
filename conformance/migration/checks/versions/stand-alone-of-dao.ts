import { check } from '../../../core/check/check.ts';
import { judgeDefaultItemVersion } from '../../premises/versions/item-version.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standAloneOfDao = check<MigrationTarget>()({
  proves: 'MIG-VS-005',
  reasons: { other: "a stand-alone contract that names no version is not of the DAO's" },
  run: (tool, t) => judgeDefaultItemVersion(tool, t, 'contract'),
});
