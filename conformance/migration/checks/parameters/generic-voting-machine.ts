import { check } from '../../../core/check/check.ts';
import { votingMachineDefect } from '../../premises/parameters/generic-scheme.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { genericCreatedVotes, genericVotes } from '../../premises/voting/generic-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericVotingMachine = check<MigrationTarget>()({
  // MIG-PR-008 (must): `GenericScheme[].votingMachine` is the voting machine of the scheme. [interface, "Migration parameters"]
  proves: 'MIG-PR-008',
  reasons: { differs: 'GenericScheme has another voting machine than `votingMachine`' },
  run: async (tool, t) => {
    requireParams(tool, t, 'votingMachine');
    for (const vote of [await t.use(genericVotes), await t.use(genericCreatedVotes)])
      t.judge(votingMachineDefect(vote, vote.dao.params.GenericScheme?.[0]?.votingMachine), vote.dao.scene.run);
  },
});
