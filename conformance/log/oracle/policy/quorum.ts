/**
 * Whether witnesses that have cosigned a checkpoint are enough (C2SP tlog-policy, "Defining the quorum").
 *
 * Anchored by: C2SP tlog-policy, the published example; Tessera's WitnessGroup.Satisfied, by policies.json
 */
import type { Policy, PolicyMember, PolicyWitness } from './policy.ts';

/** Whether a witness, or enough members of a group, have cosigned. */
function hasWitnessed(member: PolicyMember, cosigned: ReadonlySet<PolicyWitness>): boolean {
  if (member.kind === 'witness') return cosigned.has(member);
  return member.members.filter((one) => hasWitnessed(one, cosigned)).length >= member.least;
}

/** Whether the witnesses that have cosigned reach the quorum; `quorum none` is always reached. */
export function isQuorum({ quorum }: Pick<Policy, 'quorum'>, cosigned: ReadonlySet<PolicyWitness>): boolean {
  return quorum === undefined || hasWitnessed(quorum, cosigned);
}

/** The rule in words, such as `2 of (X1, X2, all of (Y1, Y2))`. */
export function quorumText(member: PolicyMember): string {
  if (member.kind === 'witness') return member.name;
  const { least, members } = member;
  return `${least === members.length ? 'all' : least} of (${members.map(quorumText).join(', ')})`;
}
