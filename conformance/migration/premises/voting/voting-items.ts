import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type StoredVoting, voteOnBehalfDefect, votingNumberDefect } from '../../oracle/voting/stored-voting.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { fullDaoOnChain } from '../dao/all-daos.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { genericDefaultVotes } from './generic-votes.ts';
import { mixedVotes, rewardVotes } from './reward-votes.ts';
import { type SchemeVote, schemeVoteOf, votingIndexDefect } from './scheme-vote.ts';
import { readStoredVoting } from './stored-voting.ts';
import { unableMachineDefect } from './voting-machine.ts';

/** An item of `VotingMachinesParams` that a scheme votes by, as the voting machine stores it. */
export interface StoredVotingItem extends SchemeVote {
  readonly stored: StoredVoting;
}

export const votingItemPlace = ({ votes, dao, index }: SchemeVote): string =>
  `parameters(${votes.hashes[0]}) of ${votes.machine}: VotingMachinesParams[${index}] of ${dao.params.orgName}`;

/** An item that the voting machine does not store. */
export const unsetItemDefect = (item: StoredVotingItem): Defect<'unset'> | undefined =>
  item.stored.empty
    ? {
        reason: 'unset',
        expected: 'the numbers of the item',
        actual: 'nothing: every number is 0',
        at: votingItemPlace(item),
      }
    : undefined;

/** An item with another number at the voting machine. */
export function storedNumberDefect(item: StoredVotingItem): Defect<'number'> | undefined {
  const defect = votingNumberDefect(item.item, item.stored);
  if (!defect) return undefined;
  const { name, expected, actual } = defect;
  return { reason: 'number', expected, actual, at: `${name} in ${votingItemPlace(item)}` };
}

/** An item with another `voteOnBehalf` at the voting machine. */
export function storedVoterDefect(item: StoredVotingItem): Defect<'differs'> | undefined {
  const defect = voteOnBehalfDefect(item.item, item.stored);
  return defect && { reason: 'differs', ...defect, at: votingItemPlace(item) };
}

/** ContributionReward of the DAO with numbers at their edges; undefined if it votes by no item, or by another one. */
async function edgeVotes(dao: DaoOnChain | undefined): Promise<SchemeVote | undefined> {
  const vote =
    dao && (await schemeVoteOf(dao, 'ContributionReward', dao.params.ContributionReward?.[0]?.voteParams ?? 0));
  return vote && !votingIndexDefect(vote) ? vote : undefined;
}

/** The items that schemes vote by. The voting machine stores each of them. */
export const storedVotingItems = premise<MigrationTarget>()({
  name: 'stored-voting-items',
  reasons: ['unset', 'machine'],
  find: async (_tool, t: Trial<MigrationTarget, 'unset' | 'machine'>): Promise<readonly StoredVotingItem[]> => {
    const votes = [
      await t.use(rewardVotes),
      await t.attempt(mixedVotes),
      await t.attempt(genericDefaultVotes),
      await edgeVotes(await t.attempt(fullDaoOnChain)),
    ];
    const items: StoredVotingItem[] = [];
    for (const vote of votes.filter((vote) => vote !== undefined)) {
      const stored = await readStoredVoting(vote.dao.scene.views, vote.votes.machine, vote.votes.hashes[0]!);
      if (!stored)
        t.judge(
          await unableMachineDefect(vote.dao, vote.votes, `the scheme ${vote.scheme.address}`),
          vote.dao.scene.run,
        );
      if (!stored) t.inconclusive(`${vote.votes.machine} does not answer as a GenesisProtocol`);
      const item = { ...vote, stored };
      t.judge(unsetItemDefect(item), vote.dao.scene.run);
      items.push(item);
    }
    return items;
  },
});

/** The same items. The voting machine stores their numbers. */
export const itemsWithRightNumbers = premise<MigrationTarget>()({
  name: 'items-with-right-numbers',
  reasons: ['number'],
  find: async (_tool, t: Trial<MigrationTarget, 'number'>): Promise<readonly StoredVotingItem[]> => {
    const items = await t.use(storedVotingItems);
    for (const item of items) t.judge(storedNumberDefect(item), item.dao.scene.run);
    return items;
  },
});

/** The same items. The voting machine stores their numbers and `voteOnBehalf`. */
export const rightVotingItems = premise<MigrationTarget>()({
  name: 'right-voting-items',
  reasons: ['differs'],
  find: async (_tool, t: Trial<MigrationTarget, 'differs'>): Promise<readonly StoredVotingItem[]> => {
    const items = await t.use(storedVotingItems);
    for (const item of items) t.judge(storedVoterDefect(item), item.dao.scene.run);
    await t.use(itemsWithRightNumbers);
    return items;
  },
});
