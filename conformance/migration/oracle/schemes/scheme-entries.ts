/**
 * Entries of `CustomSchemes`: a map from the scheme's name to its entries, as in the interface document, or one list of
 * entries with names, as the known tool has it (choice `custom-schemes`).
 *
 * Anchored by: the interface document, "Migration parameters"; migration-params.json of npm's @daostack/migration
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { nodeAt, stringAt } from '../parameters/json-members.ts';

/** One entry of `CustomSchemes`. */
export interface SchemeEntry {
  /** The name of the contract: the key of the map, or the entry's `name`. */
  readonly contract: string | undefined;
  readonly entry: JsonNode;
}

/** All entries in the order of the file. */
export function schemeEntries(params: JsonNode): readonly SchemeEntry[] {
  const schemes = nodeAt(params, 'CustomSchemes');
  if (schemes?.kind === 'array') return schemes.items.map((entry) => ({ contract: stringAt(entry, 'name'), entry }));
  if (schemes?.kind !== 'object') return [];
  return [...schemes.members].flatMap(([contract, entries]) =>
    entries.kind === 'array' ? entries.items.map((entry) => ({ contract, entry })) : [],
  );
}
