/** What a DAO votes by (the interface document, "VotingMachinesParams"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { generatedHeld } from './generated.ts';
import { mixedVotes, presetVotes, type Vote } from './votes.ts';
import { keptItems, rightNumbers, where } from './voting-items.ts';
import { amountUnits, behalfDefect } from './voting-machine.ts';

export const numbers = check<MigrationTarget>()({
  proves: 'MIG-VM-001',
  reasons: {
    unset: 'the voting machine has no parameters under the hash that a scheme votes by',
    number: 'a number is another with the voting machine than in the item',
  },
  run: async (_tool, t) => {
    await t.each(await t.use(rightNumbers), (one) => t.judge(undefined, one.dao.scene.run));
  },
});

export const onBehalf = check<MigrationTarget>()({
  proves: 'MIG-VM-002',
  reasons: { differs: 'the voting machine has another `voteOnBehalf` than the item' },
  run: async (_tool, t) => {
    for (const one of await t.use(keptItems)) {
      const defect = behalfDefect(one.item, one.kept);
      t.judge(defect && { reason: 'differs', ...defect, at: where(one) }, one.dao.scene.run);
    }
  },
});

export const units = check<MigrationTarget>()({
  proves: 'MIG-VM-003',
  reasons: {
    'not-as-declared': 'amounts of voting parameters are in another unit than declared',
    changed: 'some amounts of voting parameters are in whole units, and some in the smallest',
  },
  run: async (_tool, t) => {
    const told = (await t.use(keptItems)).flatMap((one) =>
      amountUnits(one.item, one.kept).map(([name, unit]) => ({ one, name, unit })),
    );
    if (told.length === 0) t.inconclusive('no amount is what the item says in any unit');
    for (const { one, name, unit } of told) {
      const defect = t.chose('voting-amounts', unit);
      t.judge(defect && { ...defect, at: `${name} in ${where(one)}` }, one.dao.scene.run);
    }
  },
});

/** Holds that ContributionReward votes by the very hash of a preset. */
function presetDefect({ votes, item, index, dao, scheme }: Vote) {
  const wanted = item.kind === 'object' ? item.members.get('votingParamsHash') : undefined;
  const preset = wanted?.kind === 'string' ? wanted.value : '';
  if (votes.hashes[0]?.toLowerCase() === preset.toLowerCase()) return undefined;
  return {
    reason: 'differs' as const,
    expected: `${preset}, the hash itself`,
    actual: votes.hashes[0] ?? 'nothing',
    at: `ContributionReward ${scheme.address} of the avatar ${dao.avatar}: VotingMachinesParams[${index}]`,
  };
}

export const preset = check<MigrationTarget>()({
  proves: 'MIG-VM-004',
  reasons: {
    failed: 'a DAO with `{votingParamsHash}` cannot be migrated',
    another: 'a scheme votes by another item than the preset one',
    differs: 'a scheme votes by another hash than the preset one',
  },
  run: async (_tool, t) => {
    const vote = await t.use(presetVotes);
    t.judge(presetDefect(vote), vote.dao.scene.run);
  },
});

export const mixed = check<MigrationTarget>()({
  proves: 'MIG-VM-005',
  reasons: {
    failed: 'a DAO with items of both forms in one list cannot be migrated',
    another: 'where a list has items of both forms an index gives another item',
  },
  run: async (_tool, t) => {
    const { dao } = await t.use(mixedVotes);
    t.judge(undefined, dao.scene.run);
  },
});

export const generated = check<MigrationTarget>()({
  proves: ['MIG-VM-001', 'MIG-VM-002', 'MIG-VM-004', 'MIG-VM-005'],
  reasons: { differs: 'a DAO of generated parameters votes otherwise than they say' },
  run: (_tool, t) => generatedHeld(t, 'voting'),
});
