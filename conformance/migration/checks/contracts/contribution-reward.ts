import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const contributionReward = check<MigrationTarget>()({
  // MIG-RS-012 (must): `base.ContributionReward` is the address of a ContributionReward. [interface, "Migration result"]
  proves: 'MIG-RS-012',
  reasons: baseContractReasons('ContributionReward'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'ContributionReward');
    if (code === undefined) return t.fail(missingContractDefect('ContributionReward', toolName), run);
    t.judge(baseContractDefect('ContributionReward', code, builds), run);
  },
});
