/** Of a GenericScheme: where it is, and its voting machine. */

import type { Trial } from '../../../core/check/trial.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { SchemeVote } from '../voting/scheme-vote.ts';

export const genericSchemeText = ({ dao, scheme }: SchemeVote) =>
  `GenericScheme ${scheme.address} of the avatar ${dao.avatar}`;

export function judgeVotingMachine(t: Trial<MigrationTarget, 'differs'>, vote: SchemeVote, wanted: unknown): void {
  const { machine } = vote.votes;
  const differs = !sameIgnoringCase(machine, wanted) && {
    reason: 'differs' as const,
    expected: `the voting machine ${wanted}`,
    actual: machine,
    at: genericSchemeText(vote),
  };
  t.judge(differs || undefined, vote.dao.scene.run);
}

export const VOTE_PARAMS_REASONS = {
  another: 'GenericScheme votes by another item of `VotingMachinesParams` than is to be',
  unset: 'GenericScheme votes by nothing',
};
