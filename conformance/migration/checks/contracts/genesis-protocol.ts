import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genesisProtocol = check<MigrationTarget>()({
  // MIG-RS-008 (must): `base.GenesisProtocol` is the address of a GenesisProtocol. [interface, "Migration result"]
  proves: 'MIG-RS-008',
  reasons: baseContractReasons('GenesisProtocol'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'GenesisProtocol');
    if (code === undefined) return t.fail(missingContractDefect('GenesisProtocol', toolName), run);
    t.judge(baseContractDefect('GenesisProtocol', code, builds), run);
  },
});
