import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const schemeRegistrar = check<MigrationTarget>()({
  // MIG-RS-009 (must): `base.SchemeRegistrar` is the address of a SchemeRegistrar. [interface, "Migration result"]
  proves: 'MIG-RS-009',
  reasons: baseContractReasons('SchemeRegistrar'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'SchemeRegistrar');
    if (code === undefined) return t.fail(missingContractDefect('SchemeRegistrar', toolName), run);
    t.judge(baseContractDefect('SchemeRegistrar', code, builds), run);
  },
});
