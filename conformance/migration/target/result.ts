import { isJsonObject } from '../../oracle/json/json.ts';
import { type Names, withDocumentNames } from './names.ts';

/** What a migration wrote, under the names of the interface document ("Migration result"). */
export interface MigrationResult {
  /** Contract name to address. */
  readonly base?: Readonly<Record<string, unknown>>;
  readonly dao?: Readonly<Record<string, unknown>>;
  readonly test?: Readonly<Record<string, unknown>>;
}

/** How the levels of a result stand in one another (choice `result-nesting`). */
export type Nesting = 'flat' | 'by-network' | 'by-network-and-version' | 'by-version';

/** A result under the document's names, and the levels that were above it. */
export interface ReadResult {
  readonly result: MigrationResult;
  readonly nesting: Nesting;
}

const RESULT_PARTS = ['base', 'dao', 'test'] as const;

/**
 * Reads what a tool wrote or returned. The levels of network and core version are told by their form: an object that has
 * `base`, `dao` or `test` is a result, at the top or under the network's name; a part all of whose members are objects
 * has versions as its keys. undefined where there is nothing that could be one.
 */
export function readMigrationResult(
  value: unknown,
  asked: { readonly network: string; readonly version?: string | undefined },
  names: Names,
): ReadResult | undefined {
  if (!isJsonObject(value)) return undefined;
  const below = value[asked.network];
  const flat = hasParts(value);
  if (!flat && !hasParts(below)) return undefined;
  const found = (flat ? value : below) as Record<string, unknown>;
  const parts = RESULT_PARTS.flatMap((part) => (isJsonObject(found[part]) ? [[part, found[part]] as const] : []));
  const versioned = parts.some(([, one]) => isVersioned(one));
  const read = parts.map(([part, one]) => [
    part,
    withDocumentNames(mapOf(part, names), versioned ? ofVersion(one, asked.version) : one),
  ]);
  const result: MigrationResult = Object.fromEntries(read);
  if (flat) return { result, nesting: versioned ? 'by-version' : 'flat' };
  return { result, nesting: versioned ? 'by-network-and-version' : 'by-network' };
}

const mapOf = (part: (typeof RESULT_PARTS)[number], names: Names) =>
  ({ base: names.contracts, dao: names.dao, test: names.test })[part];

function hasParts(value: unknown): boolean {
  return isJsonObject(value) && RESULT_PARTS.some((part) => isJsonObject(value[part]));
}

/** No member of a part is an object but lists of what was deployed, so one of which all are is a level of versions. */
function isVersioned(part: Record<string, unknown>): boolean {
  const members = Object.values(part);
  return members.length > 0 && members.every(isJsonObject);
}

/** Of the version that was asked for, else of the last one. */
function ofVersion(part: Record<string, unknown>, version: string | undefined): Record<string, unknown> {
  const chosen = version !== undefined && Object.hasOwn(part, version) ? part[version] : Object.values(part).at(-1);
  return isJsonObject(chosen) ? chosen : {};
}
