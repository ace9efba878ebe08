import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const daoCreator = check<MigrationTarget>()({
  // MIG-RS-006 (must): `base.DaoCreator` is the address of a DaoCreator. [interface, "Migration result"]
  proves: 'MIG-RS-006',
  reasons: baseContractReasons('DaoCreator'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'DaoCreator');
    if (code === undefined) return t.fail(missingContractDefect('DaoCreator', toolName), run);
    t.judge(baseContractDefect('DaoCreator', code, builds), run);
  },
});
