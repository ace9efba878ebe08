import { check } from '../../../core/check/check.ts';
import {
  baseContractDefect,
  baseContractReasons,
  baseVotingMachineDefect,
  missingContractDefect,
} from '../../oracle/contracts/base-contract-defect.ts';
import { baseContract, kindOfVotingMachine } from '../../premises/contracts/base-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const quorumVote = check<MigrationTarget>()({
  // MIG-RS-014 (must): `base.QuorumVote` is the address of a QuorumVote. [interface, "Migration result"]
  proves: 'MIG-RS-014',
  reasons: baseContractReasons('QuorumVote'),
  run: async (tool, t) => {
    const { code, builds, toolName, run } = await baseContract(tool, t, 'QuorumVote');
    if (code === undefined) return t.fail(missingContractDefect('QuorumVote', toolName), run);
    t.judge(baseContractDefect('QuorumVote', code, builds), run);
    // AbsoluteVote has the same functions.
    t.judge(baseVotingMachineDefect('QuorumVote', await kindOfVotingMachine(t, 'QuorumVote')), run);
  },
});
