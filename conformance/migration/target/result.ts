import { isJsonObject } from '../../oracle/json/json.ts';
import { type Names, withDocumentNames } from './names.ts';

/** The result of a migration, under the names of the interface document ("Migration result"). */
export interface MigrationResult {
  /** Contract name to address. */
  readonly base?: Readonly<Record<string, unknown>>;
  readonly dao?: Readonly<Record<string, unknown>>;
  readonly test?: Readonly<Record<string, unknown>>;
}

/** The levels of a result above its parts (choice `result-nesting`). */
export type Nesting = 'flat' | 'by-network' | 'by-network-and-version' | 'by-version';

/** A result under the document's names, and its nesting. */
export interface ReadResult {
  readonly result: MigrationResult;
  readonly nesting: Nesting;
}

const RESULT_PARTS = ['base', 'dao', 'test'] as const;

/**
 * Reads the result that a tool wrote or returned. Its form shows the levels of network and core version: an object that has
 * `base`, `dao` or `test` is a result, at the top or under the network's name; a part whose members are all objects has
 * versions as its keys. undefined if nothing in the value can be a result.
 */
export function readMigrationResult(
  value: unknown,
  request: { readonly network: string; readonly version?: string | undefined },
  names: Names,
): ReadResult | undefined {
  if (!isJsonObject(value)) return undefined;
  const below = value[request.network];
  const flat = hasParts(value);
  if (!flat && !hasParts(below)) return undefined;
  const source = (flat ? value : below) as Record<string, unknown>;
  const parts = RESULT_PARTS.flatMap((part) => (isJsonObject(source[part]) ? [[part, source[part]] as const] : []));
  const versioned = parts.some(([, members]) => isVersioned(members));
  const read = parts.map(([part, members]) => [
    part,
    withDocumentNames(mapOf(part, names), versioned ? ofVersion(members, request.version) : members),
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

/**
 * In a part without versions, only lists of deployed contracts are objects. So a part with nothing but objects has versions as
 * its keys.
 */
function isVersioned(part: Record<string, unknown>): boolean {
  const members = Object.values(part);
  return members.length > 0 && members.every(isJsonObject);
}

/** The part of the requested version, else of the last one. */
function ofVersion(part: Record<string, unknown>, version: string | undefined): Record<string, unknown> {
  const chosen = version !== undefined && Object.hasOwn(part, version) ? part[version] : Object.values(part).at(-1);
  return isJsonObject(chosen) ? chosen : {};
}
