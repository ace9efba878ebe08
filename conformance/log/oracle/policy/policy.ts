/**
 * A trust policy: the logs and witnesses that somebody trusts, and how many cosignatures a checkpoint needs.
 *
 * Follows: C2SP tlog-policy, "What is a "policy"?"
 */
import type { Vkey } from '../note/verifier-key.ts';

/** A log of a policy ("Defining a log"). */
export interface PolicyLog {
  readonly key: Vkey;
  readonly url?: string;
}

/** A witness of a policy ("Defining a witness"). */
export interface PolicyWitness {
  readonly kind: 'witness';
  /** Its name within the policy; that of its key may be another. */
  readonly name: string;
  readonly key: Vkey;
  readonly url?: string;
}

/** Witnesses and groups of which so many have to cosign ("Defining a witness group"). */
export interface PolicyGroup {
  readonly kind: 'group';
  readonly name: string;
  /** 1 to the number of members. */
  readonly least: number;
  readonly members: readonly PolicyMember[];
}

export type PolicyMember = PolicyWitness | PolicyGroup;

/** A policy, as plain data. */
export interface Policy {
  readonly logs: readonly PolicyLog[];
  readonly witnesses: readonly PolicyWitness[];
  /** Who has to cosign; undefined for `quorum none`. */
  readonly quorum?: PolicyMember;
}
