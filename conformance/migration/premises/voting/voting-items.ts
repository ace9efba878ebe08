import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { type StoredVoting, voteOnBehalfDefect, votingNumberDefect } from '../../oracle/voting/stored-voting.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { genericDefaultVotes } from './generic-votes.ts';
import { mixedVotes, rewardVotes } from './reward-votes.ts';
import type { SchemeVote } from './scheme-vote.ts';
import { readStoredVoting } from './stored-voting.ts';

/** What a scheme votes by, as the voting machine has it. */
export interface StoredVotingItem extends SchemeVote {
  readonly kept: StoredVoting;
}

export const votingItemPlace = ({ votes, dao, index }: SchemeVote): string =>
  `parameters(${votes.hashes[0]}) of ${votes.machine}: VotingMachinesParams[${index}] of ${dao.params.orgName}`;

/** Items with parameters that a scheme votes by, where the voting machine has them. */
export const storedVotingItems = premise<MigrationTarget>()({
  name: 'voting parameters',
  reasons: ['unset'],
  find: async (_tool, t: Trial<MigrationTarget, 'unset'>): Promise<readonly StoredVotingItem[]> => {
    const votes = [await t.use(rewardVotes), await t.attempt(mixedVotes), await t.attempt(genericDefaultVotes)];
    const all: StoredVotingItem[] = [];
    for (const vote of votes.filter((one) => one !== undefined)) {
      const kept = await readStoredVoting(vote.dao.scene.views, vote.votes.machine, vote.votes.hashes[0]!);
      if (!kept) t.inconclusive(`${vote.votes.machine} does not tell its parameters as a GenesisProtocol does`);
      const unset = kept.empty && {
        reason: 'unset' as const,
        expected: 'the numbers of the item',
        actual: 'nothing: every number is 0',
        at: votingItemPlace(vote),
      };
      t.judge(unset || undefined, vote.dao.scene.run);
      all.push({ ...vote, kept });
    }
    return all;
  },
});

/** The same, where numbers are right. */
export const itemsWithRightNumbers = premise<MigrationTarget>()({
  name: 'right numbers',
  reasons: ['number'],
  find: async (_tool, t: Trial<MigrationTarget, 'number'>): Promise<readonly StoredVotingItem[]> => {
    const all = await t.use(storedVotingItems);
    for (const one of all) {
      const defect = votingNumberDefect(one.item, one.kept);
      const at = `${defect?.name} in ${votingItemPlace(one)}`;
      const number = defect && { reason: 'number' as const, expected: defect.expected, actual: defect.actual, at };
      t.judge(number, one.dao.scene.run);
    }
    return all;
  },
});

/** The same, where all is right. */
export const rightVotingItems = premise<MigrationTarget>()({
  name: 'right voting parameters',
  reasons: ['differs'],
  find: async (_tool, t: Trial<MigrationTarget, 'differs'>): Promise<readonly StoredVotingItem[]> => {
    const all = await t.use(storedVotingItems);
    for (const one of all) {
      const defect = voteOnBehalfDefect(one.item, one.kept);
      t.judge(defect && { reason: 'differs', ...defect, at: votingItemPlace(one) }, one.dao.scene.run);
    }
    await t.use(itemsWithRightNumbers);
    return all;
  },
});
