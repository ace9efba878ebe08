import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { createdDaoOnChain, fullDaoOnChain, type plainDaoOnChain, universalDaoOnChain } from '../dao/all-daos.ts';
import { requireParams } from '../parameters/required-params.ts';
import { missingSchemeDefect } from '../schemes/missing-scheme.ts';
import { type SchemeVote, schemeVoteOf } from './scheme-vote.ts';

/** The voting parameters of a DAO's GenericScheme, and the contract that it may call. */
const genericVotesOf = (of: typeof plainDaoOnChain) =>
  premise<MigrationTarget>()({
    name: `what GenericScheme votes by, ${of.name}`,
    reasons: ['missing'],
    find: async (tool, t: Trial<MigrationTarget, 'missing'>): Promise<SchemeVote> => {
      if (!tool.has('contracts', 'GenericScheme')) t.notApplicable('the tool has no GenericScheme');
      requireParams(tool, t, 'schemes', 'GenericScheme', 'VotingMachinesParams', 'voteParams');
      const dao = await t.use(of);
      if (dao.params.schemes.GenericScheme !== true) t.notApplicable('no such DAO can select GenericScheme');
      if (!dao.controller) t.inconclusive('no controller of the DAO can be read');
      if (!dao.schemes.named.has('GenericScheme')) t.judge(missingSchemeDefect(dao, 'GenericScheme'), dao.scene.run);
      const index = Number(dao.params.GenericScheme?.[0]?.voteParams ?? 0);
      const vote = await schemeVoteOf(dao, 'GenericScheme', index);
      if (!vote)
        t.inconclusive('the parameters of GenericScheme cannot be read: it is not a scheme of a known core package');
      return vote;
    },
  });

/** With all parameters, without and with the DaoCreator; and with the required ones only. */
export const genericVotes = genericVotesOf(universalDaoOnChain);
export const genericCreatedVotes = genericVotesOf(createdDaoOnChain);
export const genericDefaultVotes = genericVotesOf(fullDaoOnChain);
