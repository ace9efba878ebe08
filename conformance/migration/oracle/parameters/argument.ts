/**
 * Arguments of constructors, of initialize and setParameters, and of run functions: the meaning of each.
 *
 * Anchored by: arguments in the parameters file of npm's @daostack/migration rc.57-v1 beside those of its transactions
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { type ExactValue, exactValue, indexAt, nodeAt } from './json-members.ts';

/** The meaning of an argument. */
export type ExpectedArgument =
  /** The value itself. */
  | { readonly kind: 'literal'; readonly value: ExactValue }
  /** The address of the DAO's avatar. */
  | { readonly kind: 'avatar' }
  /** The address of a base contract; undefined if the base is not known. */
  | { readonly kind: 'base'; readonly name: string; readonly address: string | undefined }
  /** The address of a stand-alone contract. */
  | { readonly kind: 'stand-alone'; readonly index: number }
  /** A hash of voting parameters. undefined: the list has no such item, or its hash is open. */
  | { readonly kind: 'voting-hash'; readonly index: number; readonly hash: string | undefined };

/** The values to which arguments can refer. */
export interface ReferredValues {
  /** Base contracts by name. */
  readonly base: Readonly<Record<string, string>>;
  /** The hashes by index of `VotingMachinesParams`. */
  readonly votingHashes: readonly (string | undefined)[];
}

/** The meaning of one argument. Lists and other objects are literals, with all that they contain. */
export function expectedArgument(node: JsonNode, { base, votingHashes }: ReferredValues): ExpectedArgument {
  if (node.kind === 'string' && node.value === 'AvatarAddress') return { kind: 'avatar' };
  if (node.kind === 'string' && node.value === 'GenesisProtocolAddress')
    return { kind: 'base', name: 'GenesisProtocol', address: base.GenesisProtocol };
  if (node.kind === 'object' && node.members.size === 1) {
    const standAlone = standAloneIndex(node);
    if (standAlone !== undefined) return { kind: 'stand-alone', index: standAlone };
    const index = indexAt(node, 'voteParams');
    if (index !== undefined) return { kind: 'voting-hash', index, hash: votingHashes[index] };
  }
  return { kind: 'literal', value: exactValue(node) };
}

/** The index of `{StandAloneContract: n}`. */
export function standAloneIndex(node: JsonNode | undefined): number | undefined {
  return nodeAt(node, 'StandAloneContract') && indexAt(node, 'StandAloneContract');
}
