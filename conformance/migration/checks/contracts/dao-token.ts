import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const daoToken = check<MigrationTarget>()({
  // MIG-RS-004 (must): `base.DAOToken` is the address of a DAOToken. [interface, "Migration result"]
  proves: 'MIG-RS-004',
  reasons: baseContractReasons('DAOToken'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'DAOToken');
    if (code === undefined) return t.fail(missingContractDefect('DAOToken', toolName), run);
    t.judge(baseContractDefect('DAOToken', code, builds), run);
  },
});
