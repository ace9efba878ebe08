/** Keys that are none, and are likely to stand for one that is not there: what was meant would not be done. */

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

/** Says where, and what was expected there. Keys that are like none are somebody's own, and may be there. */
export function misspelt(given: Given, say: Say): void {
  slips(given, TOP, [], say);
  for (const [name, known] of LISTS) each(given[name], known, [name], say);
  const { StandAloneContracts: contracts, CustomSchemes: custom } = given;
  if (Array.isArray(contracts))
    for (const [i, one] of contracts.entries())
      each(Object(one).runFunctions, CALL, ['StandAloneContracts', i, 'runFunctions'], say);
  each(custom, ENTRY, ['CustomSchemes'], say);
  // Its names are those of schemes.
  if (typeof custom === 'object' && custom !== null && !Array.isArray(custom))
    for (const [name, entries] of Object.entries(custom)) each(entries, ENTRY, ['CustomSchemes', name], say);
}

/** Of parameters by network: objects under a key that is none, and nearly a network's. */
export function misspeltNetworks(given: Given, say: Say): void {
  const objects = Object.entries(given).filter(
    ([key, value]) => !TOP.includes(key) && typeof value === 'object' && !(value instanceof Decimal),
  );
  slips(Object.fromEntries(objects), ['default', ...NETWORKS], [], say);
}

/** What is expected in the place of a scheme that there is not. */
export function otherScheme(name: string): string {
  const meant = nearest(name, SCHEME_NAMES);
  return meant.length > 0 ? `another scheme, such as ${meant.join(' or ')}` : `one of ${SCHEME_NAMES.join(', ')}`;
}

function each(entries: unknown, known: readonly string[], path: readonly PropertyKey[], say: Say): void {
  if (Array.isArray(entries)) for (const [i, one] of entries.entries()) slips(one, known, [...path, i], say);
}

function slips(value: unknown, known: readonly string[], path: readonly PropertyKey[], say: Say): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    // Hardly anybody errs in the first letter: UGenericScheme is another than GenericScheme.
    const alike = (one: string) => !Object.hasOwn(value, one) && one[0]?.toLowerCase() === key[0]?.toLowerCase();
    const meant = nearest(key, known).filter(alike);
    if (meant.length > 0) say([...path, key], `another key, such as ${meant.join(' or ')}`);
  }
}
