import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const redeemer = check<MigrationTarget>()({
  // MIG-RS-019 (must): `base.Redeemer` is the address of a Redeemer. [interface, "Migration result"]
  proves: 'MIG-RS-019',
  reasons: baseContractReasons('Redeemer'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'Redeemer');
    if (code === undefined) return t.fail(missingContractDefect('Redeemer', toolName), run);
    t.judge(baseContractDefect('Redeemer', code, builds), run);
  },
});
