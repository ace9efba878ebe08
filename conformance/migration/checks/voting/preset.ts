import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { createdDao } from '../../premises/dao/created-dao.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { presetVotes } from '../../premises/voting/reward-votes.ts';
import type { SchemeVote } from '../../premises/voting/scheme-vote.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** A ContributionReward that votes by another hash than the preset one. */
function presetDefect({ votes, item, index, dao, scheme }: SchemeVote): Defect<'differs'> | undefined {
  const wanted = item.kind === 'object' ? item.members.get('votingParamsHash') : undefined;
  const preset = wanted?.kind === 'string' ? wanted.value : '';
  if (votes.hashes[0]?.toLowerCase() === preset.toLowerCase()) return undefined;
  return {
    reason: 'differs',
    expected: `${preset}, the hash itself`,
    actual: votes.hashes[0] ?? 'nothing',
    at: `ContributionReward ${scheme.address} of the avatar ${dao.avatar}: VotingMachinesParams[${index}]`,
  };
}

export const preset = check<MigrationTarget>()({
  // MIG-VM-004 (must): An item `{votingParamsHash}` is a preset: a scheme votes with that hash itself. [interface, "Migration
  //   parameters"]
  proves: 'MIG-VM-004',
  reasons: {
    failed: 'a DAO with `{votingParamsHash}` cannot be migrated',
    another: 'a scheme votes by another item than the preset one',
    differs: 'a scheme votes by another hash than the preset one',
  },
  owns: [reasonsOf(createdDao, { preset: 'failed' }), reasonsOf(presetVotes, 'another')],
  run: async (tool, t) => {
    requireParams(tool, t, 'votingParamsHash');
    const vote = await t.use(presetVotes);
    t.judge(presetDefect(vote), vote.dao.scene.run);
  },
});
