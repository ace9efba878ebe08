import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokenCapGc = check<MigrationTarget>()({
  // MIG-RS-015 (must): `base.TokenCapGC` is the address of a TokenCapGC. [interface, "Migration result"]
  proves: 'MIG-RS-015',
  reasons: baseContractReasons('TokenCapGC'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'TokenCapGC');
    if (code === undefined) return t.fail(missingContractDefect('TokenCapGC', toolName), run);
    t.judge(baseContractDefect('TokenCapGC', code, builds), run);
  },
});
