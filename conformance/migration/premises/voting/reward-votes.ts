import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { createdDaoOnChain, plainDaoOnChain, universalDaoOnChain } from '../dao/all-daos.ts';
import { requireParams } from '../parameters/required-params.ts';
import { missingSchemeDefect } from '../schemes/missing-scheme.ts';
import { type SchemeVote, schemeVoteOf, votingIndexDefect } from './scheme-vote.ts';

/** The keys without which no votes of ContributionReward are known. */
export const VOTE_KEYS = ['schemes', 'ContributionReward', 'VotingMachinesParams', 'voteParams'] as const;

/** The voting parameters of a DAO's ContributionReward. They are those of the item that `voteParams` names. */
const rewardVotesOf = (of: typeof plainDaoOnChain) =>
  premise<MigrationTarget>()({
    name: `what ContributionReward votes by, ${of.name}`,
    reasons: ['missing', 'another', 'unset'],
    find: async (tool, t: Trial<MigrationTarget, 'missing' | 'another' | 'unset'>): Promise<SchemeVote> => {
      requireParams(tool, t, ...VOTE_KEYS);
      // If an index is ignored in every DAO, only the check of the plain DAO reports it.
      if (of !== plainDaoOnChain) await t.use(rewardVotes);
      const dao = await t.use(of);
      const { run } = dao.scene;
      if (!dao.controller) t.inconclusive('no controller of the DAO can be read');
      if (!dao.schemes.named.has('ContributionReward')) t.judge(missingSchemeDefect(dao, 'ContributionReward'), run);
      const vote = await schemeVoteOf(dao, 'ContributionReward', dao.params.ContributionReward?.[0]?.voteParams ?? 0);
      if (!vote) t.inconclusive('the parameters of ContributionReward cannot be read');
      t.judge(votingIndexDefect(vote), run);
      return vote;
    },
  });

export const rewardVotes: Premise<MigrationTarget, SchemeVote> = rewardVotesOf(plainDaoOnChain);
/** With a preset hash, and with an item in a list of both forms. */
export const presetVotes = rewardVotesOf(createdDaoOnChain);
export const mixedVotes = rewardVotesOf(universalDaoOnChain);
