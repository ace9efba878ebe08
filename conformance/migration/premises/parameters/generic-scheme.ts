/** A GenericScheme, and its voting machine. */

import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { SchemeVote } from '../voting/scheme-vote.ts';

export const genericSchemeText = ({ dao, scheme }: SchemeVote) =>
  `GenericScheme ${scheme.address} of the avatar ${dao.avatar}`;

/** A GenericScheme with another voting machine. */
export function votingMachineDefect(vote: SchemeVote, wanted: unknown): Defect<'differs'> | undefined {
  const { machine } = vote.votes;
  if (isSameAddress(machine, wanted)) return undefined;
  return { reason: 'differs', expected: `the voting machine ${wanted}`, actual: machine, at: genericSchemeText(vote) };
}

export const VOTE_PARAMS_REASONS = {
  another: 'GenericScheme votes by another item of `VotingMachinesParams` than it should',
  unset: 'GenericScheme has no voting parameters',
};
