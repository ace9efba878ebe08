import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  baseVotingMachineDefect,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract, kindOfVotingMachine } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const absoluteVote = check<MigrationTarget>()({
  // MIG-RS-013 (must): `base.AbsoluteVote` is the address of an AbsoluteVote. [interface, "Migration result"]
  proves: 'MIG-RS-013',
  reasons: baseContractReasons('AbsoluteVote'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'AbsoluteVote');
    if (code === undefined) return t.fail(missingContractDefect('AbsoluteVote', toolName), run);
    t.judge(baseContractDefect('AbsoluteVote', code, builds), run);
    // QuorumVote has the same functions.
    t.judge(baseVotingMachineDefect('AbsoluteVote', await kindOfVotingMachine(t, 'AbsoluteVote')), run);
  },
});
