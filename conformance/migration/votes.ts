import type { MigrationTarget } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { exactNode, itemsAt } from '../oracle/exact-value.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import type { SchemeName } from '../oracle/permissions.ts';
import { votingHashOf } from '../oracle/voting-parameters.ts';
import type { Registered } from './controller.ts';
import { created, type DaoOnChain, full, plain, universal } from './dao-on-chain.ts';
import { type SchemeVotes, schemeVotes } from './scheme-votes.ts';

/** A scheme of a DAO, and what it votes by. */
export interface Vote {
  readonly dao: DaoOnChain;
  readonly scheme: Registered;
  readonly votes: SchemeVotes;
  /** The index in `VotingMachinesParams` that the parameters say, and the item. */
  readonly index: number;
  readonly item: JsonNode;
}

const NOTHING = `0x${'0'.repeat(64)}`;

/** The hashes that an item may have: amounts may be in either unit (choice `voting-amounts`). */
export function hashesOf(item: JsonNode | undefined): readonly string[] {
  const hashes = [votingHashOf(item, 'whole'), votingHashOf(item, 'smallest')];
  return [...new Set(hashes.filter((one) => one !== undefined))];
}

/** Items of `VotingMachinesParams`. */
export function itemsOf(dao: DaoOnChain): readonly JsonNode[] {
  return itemsAt(exactNode(dao.params), 'VotingMachinesParams') ?? [];
}

/** What `VotingMachinesParams` has under a hash, in words. */
export function wordsOf(dao: DaoOnChain, hash: string): string {
  const index = itemsOf(dao).findIndex((one) => hashesOf(one).includes(hash.toLowerCase()));
  return index < 0 ? `${hash}, which is of no item` : `${hash}, which is VotingMachinesParams[${index}]`;
}

/** The scheme of a name in a DAO, and what it votes by; undefined where it is not there, or cannot be read. */
export async function voteOf(dao: DaoOnChain, name: SchemeName, index: number): Promise<Vote | undefined> {
  const scheme = dao.schemes.named.get(name);
  const item = itemsOf(dao)[index];
  const votes = scheme && (await schemeVotes(dao.scene.views, name, scheme));
  return votes && item ? { dao, scheme, votes, index, item } : undefined;
}

/**
 * What is wrong with the hash that a scheme votes by. One that is of no item may come of a wrong number: then the
 * numbers tell (MIG-VM-001), and it is not another item's.
 */
export function indexDefect({ dao, votes, index, item, scheme }: Vote) {
  const [hash = NOTHING] = votes.hashes;
  const at = `the scheme ${scheme.address} of the avatar ${dao.avatar}`;
  const expected = `VotingMachinesParams[${index}], as \`voteParams\` says`;
  if (hash === NOTHING) return { reason: 'unset' as const, expected, actual: 'nothing', at };
  const wanted = hashesOf(item);
  const other = itemsOf(dao).some((one) => hashesOf(one).includes(hash.toLowerCase()));
  if (wanted.includes(hash.toLowerCase()) || !other) return undefined;
  return { reason: 'another' as const, expected, actual: wordsOf(dao, hash), at };
}

const owners = (name: `${string}/${string}`) => ({
  missing: 'migration/schemes/contribution-reward#missing' as const,
  another: `migration/${name}#another` as const,
  unset: 'migration/parameters/reward-vote-params#unset' as const,
});

/** What ContributionReward of a DAO votes by, where it is the item that the parameters say. */
const rewardOf = (of: typeof plain, name: `${string}/${string}`) =>
  premise<MigrationTarget>()({
    name: `what ContributionReward votes by, ${of.name}`,
    owners: owners(name),
    find: async (_tool, t: Trial<MigrationTarget, 'missing' | 'another' | 'unset'>): Promise<Vote> => {
      // Where an index is not heeded at all, that is said once.
      if (of !== plain) await t.use(rewardVotes);
      const dao = await t.use(of);
      const { run } = dao.scene;
      if (!dao.controller) t.inconclusive('no controller of the DAO can be read');
      if (!dao.schemes.named.has('ContributionReward')) t.judge(missing(dao, 'ContributionReward'), run);
      const vote = await voteOf(dao, 'ContributionReward', dao.params.ContributionReward?.[0]?.voteParams ?? 0);
      if (!vote) t.inconclusive('the parameters of ContributionReward cannot be read');
      t.judge(indexDefect(vote), run);
      return vote;
    },
  });

/** That a DAO has not a scheme. */
export const missing = (dao: DaoOnChain, name: SchemeName) => ({
  reason: 'missing' as const,
  expected: `${name} registered with the controller ${dao.controller?.address}`,
  actual: `registered: ${dao.controller?.schemes.map(({ address }) => address).join(', ') || 'nothing'}`,
  at: `base.${name} ${dao.scene.base[name] ?? ''}`.trimEnd(),
});

export const rewardVotes: Premise<MigrationTarget, Vote> = rewardOf(plain, 'parameters/reward-vote-params');
/** By a preset, and by one of both forms in one list. */
export const presetVotes = rewardOf(created, 'voting/preset');
export const mixedVotes = rewardOf(universal, 'voting/mixed');

/** What GenericScheme of a DAO votes by, and may call. */
const genericOf = (of: typeof plain) =>
  premise<MigrationTarget>()({
    name: `what GenericScheme votes by, ${of.name}`,
    owners: { missing: 'migration/schemes/generic-scheme#missing' },
    find: async (tool, t: Trial<MigrationTarget, 'missing'>): Promise<Vote> => {
      if (!tool.has('contracts', 'GenericScheme')) t.notApplicable('the tool has no GenericScheme');
      const dao = await t.use(of);
      if (!dao.controller) t.inconclusive('no controller of the DAO can be read');
      if (!dao.schemes.named.has('GenericScheme')) t.judge(missing(dao, 'GenericScheme'), dao.scene.run);
      const index = Number(dao.params.GenericScheme?.[0]?.voteParams ?? 0);
      const vote = await voteOf(dao, 'GenericScheme', index);
      if (!vote)
        t.inconclusive('the parameters of GenericScheme cannot be read: it is no scheme of a core that is known');
      return vote;
    },
  });

/** With all that can be said of it, by hand and by the DaoCreator; and with no more than must. */
export const genericVotes = genericOf(universal);
export const genericCreatedVotes = genericOf(created);
export const genericDefaultVotes = genericOf(full);
