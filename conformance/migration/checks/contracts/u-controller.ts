import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const uController = check<MigrationTarget>()({
  // MIG-RS-007 (must): `base.UController` is the address of a UController. [interface, "Migration result"]
  proves: 'MIG-RS-007',
  reasons: baseContractReasons('UController'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'UController');
    if (code === undefined) return t.fail(missingContractDefect('UController', toolName), run);
    t.judge(baseContractDefect('UController', code, builds), run);
  },
});
