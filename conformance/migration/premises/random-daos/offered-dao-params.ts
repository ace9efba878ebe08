import type fc from 'fast-check';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { type WholeParamsOptions, wholeParams } from '../../inputs/arbitraries/whole-params.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { DaoSetting } from '../../oracle/dao/expected-dao.ts';
import { founderHoldings } from '../../oracle/dao/founders.ts';
import { votingHashOf } from '../../oracle/voting/voting-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { canBeGiven } from '../parameters/offered-params.ts';
import { VOTE_KEYS } from '../voting/reward-votes.ts';

/** Generated parameters that the tool can be given. */
export function offeredDaoParams(
  tool: Pick<MigrationTarget, 'has'>,
  takes: WholeParamsOptions,
  setting: DaoSetting,
): fc.Arbitrary<DaoParams> {
  // Without the key no draw that has such a scheme could be given.
  const canVote = VOTE_KEYS.every((key) => tool.has('params', key));
  const isOffered = (params: DaoParams) =>
    (!canVote || hasVotingScheme(params)) && hasWholeAmounts(params, setting) && canBeGiven(tool, params);
  return wholeParams(takes)
    .map((params) => (tool.has('params', 'schemes') ? params : withSections(tool, params)))
    .filter(isOffered);
}

/** A tool without `schemes` may use a scheme in any case, and then its section is needed, as in the plain DAO. */
const withSections = (tool: Pick<MigrationTarget, 'has'>, params: DaoParams): DaoParams => ({
  ...params,
  ContributionReward: (tool.has('params', 'voteParams')
    ? [{ voteParams: 0 }]
    : [{}]) as DaoParams['ContributionReward'] & {},
  GenericScheme: [],
});

/** Whether a tool with these units can mint every amount: the smallest unit has no fractions. */
const hasWholeAmounts = (params: DaoParams, { founderUnits, votingAmounts }: DaoSetting) =>
  founderHoldings(exactNode(params), founderUnits) !== undefined &&
  params.VotingMachinesParams.every((item) => votingHashOf(exactNode(item), votingAmounts) !== undefined);

/** The parameters name the voting parameters of these two schemes only, and so few draws may all lack both. */
const hasVotingScheme = ({ schemes }: DaoParams) =>
  schemes.ContributionReward === true || schemes.GenericScheme === true;
