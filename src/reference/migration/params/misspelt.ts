/** Keys that are none, and are likely to stand for one that is not there: what was meant would not be done. */
import { nearest } from '../nearest.ts';
import { SCHEME_NAMES } from '../plan/permissions.ts';
import { Founder, Params, SchemeEntry } from './params.ts';

type Given = Readonly<Record<string, unknown>>;
type Say = (path: readonly PropertyKey[], expected: string) => void;

const TOP = Object.keys(Params.shape);
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['founders', Object.keys(Founder.shape)],
  ...SCHEME_NAMES.map((name) => [name, Object.keys(SchemeEntry.shape)] as const),
];

/** Says where, and what was expected there. Keys that are like none are somebody's own, and may be there. */
export function misspelt(given: Given, say: Say): void {
  slips(given, TOP, [], say);
  for (const [name, known] of LISTS) {
    const entries = given[name];
    if (Array.isArray(entries)) for (const [i, one] of entries.entries()) slips(one, known, [name, i], say);
  }
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
