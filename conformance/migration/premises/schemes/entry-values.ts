/** The values of a section's entries, and those of the schemes of a DAO. */

import { genericSchemeHash, votedSchemeHash } from '../../oracle/schemes/scheme-hashes.ts';
import {
  type EntryValues,
  hasEntryValues,
  NO_VOTING_HASH,
  type SchemeValues,
} from '../../oracle/schemes/section-entries.ts';
import { votingItemHashes } from '../../oracle/voting/item-hashes.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import type { Section } from '../dao/several-entries-dao.ts';
import { votingItemsOf } from '../voting/scheme-vote.ts';
import { type SchemeVotes, schemeVotes } from '../voting/scheme-votes.ts';

/** The values of each entry. The document states no voting machine for ContributionReward. */
export function entriesOf(dao: DaoOnChain, section: Section): readonly EntryValues[] {
  const items = votingItemsOf(dao);
  const isGeneric = section === 'GenericScheme';
  return (dao.params[section] ?? []).map((entry: Readonly<Record<string, unknown>>) => ({
    hashes: votingItemHashes(items[Number(entry.voteParams ?? 0)]),
    machine: isGeneric ? (entry.votingMachine ?? dao.scene.base.GenesisProtocol) : undefined,
    target: isGeneric ? entry.targetContract : undefined,
  }));
}

export const valuesOf = ({ hashes: [hash = NO_VOTING_HASH], machine, target }: SchemeVotes): SchemeValues => ({
  hash,
  machine,
  target,
});

export function valuesText({ hashes, machine, target }: EntryValues): string {
  const call = target === undefined ? '' : `, and calls ${target}`;
  return `votes by ${hashes.join(' or ')}${machine === undefined ? '' : ` of ${machine}`}${call}`;
}
export const schemeText = ({ hash, ...others }: SchemeValues): string => valuesText({ hashes: [hash], ...others });

/**
 * The indices of the entries whose values the contract of a scheme stores, under the hash with which a controller could have
 * registered it. A contract of another kind stores nothing.
 */
export async function storedEntries(
  { scene }: DaoOnChain,
  section: Section,
  entries: readonly EntryValues[],
  { address, machine: ownMachine }: { readonly address: string; readonly machine: string },
): Promise<ReadonlySet<number>> {
  const stored = new Set<number>();
  for (const [index, entry] of entries.entries()) {
    for (const hash of entry.hashes) {
      const machine = String(entry.machine ?? ownMachine);
      const parameters =
        section === 'GenericScheme'
          ? genericSchemeHash(hash, machine, String(entry.target))
          : votedSchemeHash(hash, machine);
      const votes = await schemeVotes(scene.views, section, { address, parameters });
      if (votes && hasEntryValues(valuesOf(votes), entry)) stored.add(index);
    }
  }
  return stored;
}
