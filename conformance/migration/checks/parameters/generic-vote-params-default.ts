import { check } from '../../../core/check/check.ts';
import { VOTE_PARAMS_REASONS } from '../../premises/parameters/generic-scheme.ts';
import { genericDefaultVotes } from '../../premises/voting/generic-votes.ts';
import { votingIndexDefect } from '../../premises/voting/scheme-vote.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericVoteParamsDefault = check<MigrationTarget>()({
  // MIG-PR-011 (must): Without `GenericScheme[].voteParams`, the index is 0. [interface, "Migration parameters"]
  proves: 'MIG-PR-011',
  reasons: VOTE_PARAMS_REASONS,
  run: async (_tool, t) => {
    const vote = await t.use(genericDefaultVotes);
    t.judge(votingIndexDefect(vote), vote.dao.scene.run);
  },
});
