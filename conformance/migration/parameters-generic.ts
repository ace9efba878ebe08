/** `GenericScheme` of a parameters file: what it may call, and what it votes by. */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { same } from './controller.ts';
import { genericCreatedVotes, genericDefaultVotes, genericVotes, indexDefect, mixedVotes, type Vote } from './votes.ts';

const where = ({ dao, scheme }: Vote) => `GenericScheme ${scheme.address} of the avatar ${dao.avatar}`;

function machineOf(t: Trial<MigrationTarget, 'differs'>, vote: Vote, wanted: unknown): void {
  const { machine } = vote.votes;
  const differs = !same(machine, wanted) && {
    reason: 'differs' as const,
    expected: `the voting machine ${wanted}`,
    actual: machine,
    at: where(vote),
  };
  t.judge(differs || undefined, vote.dao.scene.run);
}

export const genericTarget = check<MigrationTarget>()({
  proves: 'MIG-PR-007',
  reasons: { differs: 'GenericScheme may call another address than `targetContract`' },
  run: async (_tool, t) => {
    for (const vote of [await t.use(genericVotes), await t.use(genericDefaultVotes)]) {
      const { votes, dao } = vote;
      const wanted = dao.params.GenericScheme?.[0]?.targetContract;
      const differs = !same(votes.target, wanted) && {
        reason: 'differs' as const,
        expected: `${wanted}, as \`targetContract\` says`,
        actual: String(votes.target),
        at: where(vote),
      };
      t.judge(differs || undefined, dao.scene.run);
    }
  },
});

export const genericMachine = check<MigrationTarget>()({
  proves: 'MIG-PR-008',
  reasons: { differs: 'GenericScheme has another voting machine than `votingMachine`' },
  run: async (_tool, t) => {
    for (const vote of [await t.use(genericVotes), await t.use(genericCreatedVotes)])
      machineOf(t, vote, vote.dao.params.GenericScheme?.[0]?.votingMachine);
  },
});

export const genericMachineDefault = check<MigrationTarget>()({
  proves: 'MIG-PR-009',
  reasons: {
    differs: 'without `votingMachine` GenericScheme has another voting machine than the GenesisProtocol of the base',
  },
  run: async (_tool, t) => {
    const vote = await t.use(genericDefaultVotes);
    machineOf(t, vote, vote.dao.scene.base.GenesisProtocol);
  },
});

const INDEX = {
  another: 'GenericScheme votes by another item of `VotingMachinesParams` than is to be',
  unset: 'GenericScheme votes by nothing',
};

export const genericIndex = check<MigrationTarget>()({
  proves: 'MIG-PR-010',
  reasons: INDEX,
  run: async (_tool, t) => {
    // Its list has items of both forms: how these are counted is said of ContributionReward.
    await t.use(mixedVotes);
    const vote = await t.use(genericVotes);
    t.judge(indexDefect(vote), vote.dao.scene.run);
  },
});

export const genericIndexDefault = check<MigrationTarget>()({
  proves: 'MIG-PR-011',
  reasons: INDEX,
  run: async (_tool, t) => {
    const vote = await t.use(genericDefaultVotes);
    t.judge(indexDefect(vote), vote.dao.scene.run);
  },
});
