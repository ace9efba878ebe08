import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { genericDefaultVotes, mixedVotes, rewardVotes, type Vote } from './votes.ts';
import { behalfDefect, type KeptVoting, keptVoting, numberDefect } from './voting-machine.ts';

/** What a scheme votes by, as the voting machine has it. */
export interface Kept extends Vote {
  readonly kept: KeptVoting;
}

export const where = ({ votes, dao, index }: Vote): string =>
  `parameters(${votes.hashes[0]}) of ${votes.machine}: VotingMachinesParams[${index}] of ${dao.params.orgName}`;

/** Items with parameters that a scheme votes by, where the voting machine has them. */
export const keptItems = premise<MigrationTarget>()({
  name: 'voting parameters',
  owners: { unset: 'migration/voting/numbers#unset' },
  find: async (_tool, t: Trial<MigrationTarget, 'unset'>): Promise<readonly Kept[]> => {
    const votes = [await t.use(rewardVotes), await t.attempt(mixedVotes), await t.attempt(genericDefaultVotes)];
    const all: Kept[] = [];
    for (const vote of votes.filter((one) => one !== undefined)) {
      const kept = await keptVoting(vote.dao.scene.views, vote.votes.machine, vote.votes.hashes[0]!);
      if (!kept) t.inconclusive(`${vote.votes.machine} does not tell its parameters as a GenesisProtocol does`);
      const unset = kept.empty && {
        reason: 'unset' as const,
        expected: 'the numbers of the item',
        actual: 'nothing: every number is 0',
        at: where(vote),
      };
      t.judge(unset || undefined, vote.dao.scene.run);
      all.push({ ...vote, kept });
    }
    return all;
  },
});

/** The same, where numbers are right. */
export const rightNumbers = premise<MigrationTarget>()({
  name: 'right numbers',
  owners: { number: 'migration/voting/numbers#number' },
  find: async (_tool, t: Trial<MigrationTarget, 'number'>): Promise<readonly Kept[]> => {
    const all = await t.use(keptItems);
    for (const one of all) {
      const defect = numberDefect(one.item, one.kept);
      const at = `${defect?.name} in ${where(one)}`;
      const number = defect && { reason: 'number' as const, expected: defect.expected, actual: defect.actual, at };
      t.judge(number, one.dao.scene.run);
    }
    return all;
  },
});

/** The same, where all is right. */
export const rightItems = premise<MigrationTarget>()({
  name: 'right voting parameters',
  owners: { differs: 'migration/voting/on-behalf#differs' },
  find: async (_tool, t: Trial<MigrationTarget, 'differs'>): Promise<readonly Kept[]> => {
    const all = await t.use(keptItems);
    for (const one of all) {
      const defect = behalfDefect(one.item, one.kept);
      t.judge(defect && { reason: 'differs', ...defect, at: where(one) }, one.dao.scene.run);
    }
    await t.use(rightNumbers);
    return all;
  },
});
