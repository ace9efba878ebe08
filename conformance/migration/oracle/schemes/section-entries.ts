/**
 * What became of the entries of a section, `ContributionReward` or `GenericScheme`, among the schemes of a DAO.
 *
 * Follows: the interface document, "Migration parameters"; choices `reward-entries` and `generic-entries`
 */
import { isSameAddress } from '../comparison/same-address.ts';

/** The hash of a scheme without voting parameters. */
export const NO_VOTING_HASH = `0x${'0'.repeat(64)}`;

/** The values of an entry. Members are undefined where the document states none. */
export interface EntryValues {
  /** The hashes that its voting parameters may have. */
  readonly hashes: readonly string[];
  readonly machine: unknown;
  readonly target: unknown;
}

/** The values of a scheme. */
export interface SchemeValues {
  readonly hash: string;
  readonly machine: string;
  readonly target: string | undefined;
}

/**
 * `each`: a scheme has the values of each entry. `one-scheme`: one scheme has those of one entry, and its contract stores those
 * of the others. The others are defects: there is only a scheme for the first entry, or for the last; all schemes are of one
 * entry; a scheme has the values of no entry; the values of an entry are nowhere.
 */
export type EntriesOutcome = 'each' | 'one-scheme' | 'first' | 'last' | 'copied' | 'differs' | 'lost';

export const hasEntryValues = ({ hash, machine, target }: SchemeValues, entry: EntryValues): boolean =>
  entry.hashes.includes(hash.toLowerCase()) &&
  (entry.machine === undefined || isSameAddress(machine, entry.machine)) &&
  (entry.target === undefined || isSameAddress(target, entry.target));

/** `stored`: the indices of entries whose values a contract of these schemes stores. All entries differ. */
export function entriesOutcome(
  entries: readonly EntryValues[],
  schemes: readonly SchemeValues[],
  stored: ReadonlySet<number>,
): EntriesOutcome {
  const entryOf = schemes.map((scheme) => entries.findIndex((entry) => hasEntryValues(scheme, entry)));
  const used = new Set(entryOf.filter((index) => index >= 0));
  if (used.size === entries.length) return 'each';
  const isKept = entries.every((_, index) => used.has(index) || stored.has(index));
  if (schemes.length === 1 && used.size === 1 && isKept) return 'one-scheme';
  if (entryOf.includes(-1)) return 'differs';
  if (used.size !== 1) return 'lost';
  if (schemes.length > 1) return 'copied';
  return used.has(0) ? 'first' : used.has(entries.length - 1) ? 'last' : 'lost';
}
