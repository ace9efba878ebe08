/** Unknown keys that are likely misspellings of an absent key, whose value would be ignored. */

import { NETWORKS } from '../chain/network.ts';
import { Decimal } from '../decimal.ts';
import { nearest } from '../library/nearest-word.ts';
import { SCHEME_NAMES } from '../plan/permissions.ts';
import { Call, Entry, STAND_ALONE_KEYS } from './items.ts';
import { Founder, Params, SchemeEntry } from './params.ts';

type Given = Readonly<Record<string, unknown>>;
type Say = (path: readonly PropertyKey[], expected: string) => void;

const TOP = Object.keys(Params.shape);
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['founders', Object.keys(Founder.shape)],
  ['StandAloneContracts', STAND_ALONE_KEYS],
  ...SCHEME_NAMES.map((name) => [name, Object.keys(SchemeEntry.shape)] as const),
];
const CALL = Object.keys(Call.shape);
const ENTRY = Object.keys(Entry.shape);

/** Reports misspelt keys. Keys that are not similar to a known key are the user's own, and are allowed. */
export function misspelt(given: Given, say: Say): void {
  slips(given, TOP, [], say);
  for (const [name, known] of LISTS) each(given[name], known, [name], say);
  const { StandAloneContracts: contracts, CustomSchemes: custom } = given;
  if (Array.isArray(contracts))
    for (const [i, contract] of contracts.entries())
      each(Object(contract).runFunctions, CALL, ['StandAloneContracts', i, 'runFunctions'], say);
  each(custom, ENTRY, ['CustomSchemes'], say);
  // The keys of the map are names of schemes.
  if (typeof custom === 'object' && custom !== null && !Array.isArray(custom))
    for (const [name, entries] of Object.entries(custom)) each(entries, ENTRY, ['CustomSchemes', name], say);
}

/** For parameters by network: objects whose key is a misspelt name of a network. */
export function misspeltNetworks(given: Given, say: Say): void {
  const objects = Object.entries(given).filter(
    ([key, value]) => !TOP.includes(key) && typeof value === 'object' && !(value instanceof Decimal),
  );
  slips(Object.fromEntries(objects), ['default', ...NETWORKS], [], say);
}

/** The expected names in place of an unknown scheme. */
export function otherScheme(name: string): string {
  const suggestions = nearest(name, SCHEME_NAMES);
  return suggestions.length > 0
    ? `another scheme, such as ${suggestions.join(' or ')}`
    : `one of ${SCHEME_NAMES.join(', ')}`;
}

function each(entries: unknown, known: readonly string[], path: readonly PropertyKey[], say: Say): void {
  if (Array.isArray(entries)) for (const [i, entry] of entries.entries()) slips(entry, known, [...path, i], say);
}

function slips(value: unknown, known: readonly string[], path: readonly PropertyKey[], say: Say): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    // First letters are rarely misspelt: UGenericScheme differs from GenericScheme.
    const isPlausible = (name: string) =>
      !Object.hasOwn(value, name) && name[0]?.toLowerCase() === key[0]?.toLowerCase();
    const suggestions = nearest(key, known).filter(isPlausible);
    if (suggestions.length > 0) say([...path, key], `another key, such as ${suggestions.join(' or ')}`);
  }
}
