import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const upgradeScheme = check<MigrationTarget>()({
  // MIG-RS-010 (must): `base.UpgradeScheme` is the address of an UpgradeScheme. [interface, "Migration result"]
  proves: 'MIG-RS-010',
  reasons: baseContractReasons('UpgradeScheme'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'UpgradeScheme');
    if (code === undefined) return t.fail(missingContractDefect('UpgradeScheme', toolName), run);
    t.judge(baseContractDefect('UpgradeScheme', code, builds), run);
  },
});
