import { check } from '../../../core/check/check.ts';
import { judgeStaleAddresses, STALE_ADDRESS_REASONS } from '../../premises/rerun/stale-address-checks.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const withoutCode = check<MigrationTarget>()({
  proves: 'MIG-ID-004',
  reasons: { ...STALE_ADDRESS_REASONS, changed: 'what is done is not what was done before' },
  run: (tool, t) => judgeStaleAddresses(tool, t, 'nothing', (defect, run) => t.judge(defect, run)),
});
