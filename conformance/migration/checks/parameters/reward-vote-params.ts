import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { mixedVotes, presetVotes, rewardVotes } from '../../premises/voting/reward-votes.ts';
import { votingIndexDefect } from '../../premises/voting/scheme-vote.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const rewardVoteParams = check<MigrationTarget>()({
  // MIG-PR-005 (must): `ContributionReward[].voteParams` is the index in `VotingMachinesParams` of the voting parameters that the
  //   scheme uses. [interface, "Migration parameters"]
  proves: 'MIG-PR-005',
  reasons: {
    another: 'ContributionReward votes by another item of `VotingMachinesParams` than `voteParams` names',
    unset: 'ContributionReward has no parameters under the hash that it is registered with',
  },
  owns: [reasonsOf([rewardVotes, presetVotes, mixedVotes], 'unset'), reasonsOf(rewardVotes, 'another')],
  run: async (tool, t) => {
    requireParams(tool, t, 'voteParams');
    const vote = await t.use(rewardVotes);
    t.judge(votingIndexDefect(vote), vote.dao.scene.run);
  },
});
