import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const vestingScheme = check<MigrationTarget>()({
  // MIG-RS-016 (must): `base.VestingScheme` is the address of a VestingScheme. [interface, "Migration result"]
  proves: 'MIG-RS-016',
  reasons: baseContractReasons('VestingScheme'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'VestingScheme');
    if (code === undefined) return t.fail(missingContractDefect('VestingScheme', toolName), run);
    t.judge(baseContractDefect('VestingScheme', code, builds), run);
  },
});
