import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const voteInOrganizationScheme = check<MigrationTarget>()({
  // MIG-RS-017 (must): `base.VoteInOrganizationScheme` is the address of a VoteInOrganizationScheme. [interface, "Migration
  //   result"]
  proves: 'MIG-RS-017',
  reasons: baseContractReasons('VoteInOrganizationScheme'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'VoteInOrganizationScheme');
    if (code === undefined) return t.fail(missingContractDefect('VoteInOrganizationScheme', toolName), run);
    t.judge(baseContractDefect('VoteInOrganizationScheme', code, builds), run);
  },
});
