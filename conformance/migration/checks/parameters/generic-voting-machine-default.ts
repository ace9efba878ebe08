import { check } from '../../../core/check/check.ts';
import { votingMachineDefect } from '../../premises/parameters/generic-scheme.ts';
import { genericDefaultVotes } from '../../premises/voting/generic-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericVotingMachineDefault = check<MigrationTarget>()({
  // MIG-PR-009 (must): Without `GenericScheme[].votingMachine`, the voting machine is the GenesisProtocol of the base.
  //   [interface, "Migration parameters"]
  proves: 'MIG-PR-009',
  reasons: {
    differs: 'without `votingMachine` GenericScheme has another voting machine than the GenesisProtocol of the base',
  },
  run: async (_tool, t) => {
    const vote = await t.use(genericDefaultVotes);
    t.judge(votingMachineDefect(vote, vote.dao.scene.base.GenesisProtocol), vote.dao.scene.run);
  },
});
