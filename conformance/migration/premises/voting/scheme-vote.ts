import type { Defect } from '../../../core/check/defect.ts';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { itemsAt } from '../../oracle/parameters/json-members.ts';
import type { SchemeName } from '../../oracle/schemes/permissions.ts';
import { votingItemHashes } from '../../oracle/voting/item-hashes.ts';
import type { RegisteredScheme } from '../dao/controller.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { type SchemeVotes, schemeVotes } from './scheme-votes.ts';

/** A scheme of a DAO, and its voting parameters. */
export interface SchemeVote {
  readonly dao: DaoOnChain;
  readonly scheme: RegisteredScheme;
  readonly votes: SchemeVotes;
  /** The index in `VotingMachinesParams` that the parameters name, and its item. */
  readonly index: number;
  readonly item: JsonNode;
}

const NO_HASH = `0x${'0'.repeat(64)}`;

/** Items of `VotingMachinesParams`. */
export function votingItemsOf(dao: DaoOnChain): readonly JsonNode[] {
  return itemsAt(exactNode(dao.params), 'VotingMachinesParams') ?? [];
}

/** A hash, and the item of `VotingMachinesParams` that has it. */
export function votingHashText(dao: DaoOnChain, hash: string): string {
  const index = votingItemsOf(dao).findIndex((item) => votingItemHashes(item).includes(hash.toLowerCase()));
  return index < 0 ? `${hash}, which no item has` : `${hash}, which is VotingMachinesParams[${index}]`;
}

/** The scheme of a name in a DAO, and its voting parameters; undefined if the DAO lacks it, or it cannot be read. */
export async function schemeVoteOf(dao: DaoOnChain, name: SchemeName, index: number): Promise<SchemeVote | undefined> {
  const scheme = dao.schemes.named.get(name);
  const item = votingItemsOf(dao)[index];
  const votes = scheme && (await schemeVotes(dao.scene.views, name, scheme));
  return votes && item ? { dao, scheme, votes, index, item } : undefined;
}

/** A scheme that votes by no item, or by another item than `voteParams` names. */
export const votingIndexDefect = (vote: SchemeVote): Defect<'unset' | 'another'> | undefined =>
  unsetVoteDefect(vote) ?? otherItemDefect(vote);

/** A scheme that is registered without voting parameters. */
function unsetVoteDefect(vote: SchemeVote): Defect<'unset'> | undefined {
  const [hash = NO_HASH] = vote.votes.hashes;
  return hash === NO_HASH ? { reason: 'unset', ...expectedItem(vote), actual: 'nothing' } : undefined;
}

/**
 * A scheme that votes by another item than `voteParams` names. A hash of no item may come from a wrong number, which
 * MIG-VM-001 judges.
 */
export function otherItemDefect(vote: SchemeVote): Defect<'another'> | undefined {
  const { dao, votes, item } = vote;
  const [hash = NO_HASH] = votes.hashes;
  const hasHash = (known: JsonNode) => votingItemHashes(known).includes(hash.toLowerCase());
  if (hasHash(item) || !votingItemsOf(dao).some(hasHash)) return undefined;
  return { reason: 'another', ...expectedItem(vote), actual: votingHashText(dao, hash) };
}

const expectedItem = ({ dao, index, scheme }: SchemeVote) => ({
  expected: `VotingMachinesParams[${index}], which \`voteParams\` names`,
  at: `the scheme ${scheme.address} of the avatar ${dao.avatar}`,
});
