import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const globalConstraintRegistrar = check<MigrationTarget>()({
  // MIG-RS-011 (must): `base.GlobalConstraintRegistrar` is the address of a GlobalConstraintRegistrar. [interface, "Migration
  //   result"]
  proves: 'MIG-RS-011',
  reasons: baseContractReasons('GlobalConstraintRegistrar'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'GlobalConstraintRegistrar');
    if (code === undefined) return t.fail(missingContractDefect('GlobalConstraintRegistrar', toolName), run);
    t.judge(baseContractDefect('GlobalConstraintRegistrar', code, builds), run);
  },
});
