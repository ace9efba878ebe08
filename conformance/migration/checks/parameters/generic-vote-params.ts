import { check } from '../../../core/check/check.ts';
import { VOTE_PARAMS_REASONS } from '../../premises/parameters/generic-scheme.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { genericVotes } from '../../premises/voting/generic-votes.ts';
import { mixedVotes } from '../../premises/voting/reward-votes.ts';
import { votingIndexDefect } from '../../premises/voting/scheme-vote.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericVoteParams = check<MigrationTarget>()({
  // MIG-PR-010 (must): `GenericScheme[].voteParams` is the index in `VotingMachinesParams` of the voting parameters that the
  //   scheme uses. [interface, "Migration parameters"]
  proves: 'MIG-PR-010',
  reasons: VOTE_PARAMS_REASONS,
  run: async (tool, t) => {
    requireParams(tool, t, 'voteParams');
    // This DAO's list has items of both forms. MIG-VM-005 judges by ContributionReward how indices count in it.
    await t.use(mixedVotes);
    const vote = await t.use(genericVotes);
    t.judge(votingIndexDefect(vote), vote.dao.scene.run);
  },
});
