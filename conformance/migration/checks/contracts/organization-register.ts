import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const organizationRegister = check<MigrationTarget>()({
  // MIG-RS-018 (must): `base.OrganizationRegister` is the address of an OrganizationRegister. [interface, "Migration result"]
  proves: 'MIG-RS-018',
  reasons: baseContractReasons('OrganizationRegister'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'OrganizationRegister');
    if (code === undefined) return t.fail(missingContractDefect('OrganizationRegister', toolName), run);
    t.judge(baseContractDefect('OrganizationRegister', code, builds), run);
  },
});
