/** A scheme of a DAO, and what it votes by. */

import { exactNode } from '../../../oracle/json/exact-node.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { itemsAt } from '../../oracle/parameters/json-members.ts';
import type { SchemeName } from '../../oracle/schemes/permissions.ts';
import { votingItemHashes } from '../../oracle/voting/item-hashes.ts';
import type { RegisteredScheme } from '../dao/controller.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { type SchemeVotes, schemeVotes } from './scheme-votes.ts';

/** A scheme of a DAO, and what it votes by. */
export interface SchemeVote {
  readonly dao: DaoOnChain;
  readonly scheme: RegisteredScheme;
  readonly votes: SchemeVotes;
  /** The index in `VotingMachinesParams` that the parameters say, and the item. */
  readonly index: number;
  readonly item: JsonNode;
}

const NO_HASH = `0x${'0'.repeat(64)}`;

/** Items of `VotingMachinesParams`. */
export function votingItemsOf(dao: DaoOnChain): readonly JsonNode[] {
  return itemsAt(exactNode(dao.params), 'VotingMachinesParams') ?? [];
}

/** What `VotingMachinesParams` has under a hash, in words. */
export function votingHashText(dao: DaoOnChain, hash: string): string {
  const index = votingItemsOf(dao).findIndex((one) => votingItemHashes(one).includes(hash.toLowerCase()));
  return index < 0 ? `${hash}, which is of no item` : `${hash}, which is VotingMachinesParams[${index}]`;
}

/** The scheme of a name in a DAO, and what it votes by; undefined where it is not there, or cannot be read. */
export async function schemeVoteOf(dao: DaoOnChain, name: SchemeName, index: number): Promise<SchemeVote | undefined> {
  const scheme = dao.schemes.named.get(name);
  const item = votingItemsOf(dao)[index];
  const votes = scheme && (await schemeVotes(dao.scene.views, name, scheme));
  return votes && item ? { dao, scheme, votes, index, item } : undefined;
}

/**
 * What is wrong with the hash that a scheme votes by. One that is of no item may come of a wrong number: then the
 * numbers tell (MIG-VM-001), and it is not another item's.
 */
export function votingIndexDefect({ dao, votes, index, item, scheme }: SchemeVote) {
  const [hash = NO_HASH] = votes.hashes;
  const at = `the scheme ${scheme.address} of the avatar ${dao.avatar}`;
  const expected = `VotingMachinesParams[${index}], as \`voteParams\` says`;
  if (hash === NO_HASH) return { reason: 'unset' as const, expected, actual: 'nothing', at };
  const wanted = votingItemHashes(item);
  const other = votingItemsOf(dao).some((one) => votingItemHashes(one).includes(hash.toLowerCase()));
  if (wanted.includes(hash.toLowerCase()) || !other) return undefined;
  return { reason: 'another' as const, expected, actual: votingHashText(dao, hash), at };
}
