import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const controllerCreator = check<MigrationTarget>()({
  // MIG-RS-005 (must): `base.ControllerCreator` is the address of a ControllerCreator. [interface, "Migration result"]
  proves: 'MIG-RS-005',
  reasons: baseContractReasons('ControllerCreator'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'ControllerCreator');
    if (code === undefined) return t.fail(missingContractDefect('ControllerCreator', toolName), run);
    t.judge(baseContractDefect('ControllerCreator', code, builds), run);
  },
});
