/**
 * Parameters of one network out of a parameters file: those of `default`, overridden by the network's own.
 *
 * Anchored by: Object.assign of the platform, by which npm's @daostack/migration merges; the interface document, "Library
 * options object"
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { NETWORK_KEYS } from './network-name.ts';

/** The layout of a parameters file (choice `params-file`). `mixed` has both layouts, and no defined meaning. */
export type ParamsLayout = 'flat' | 'by-network' | 'mixed';

/** The layout of a parameters file. An object without members is flat. */
export function paramsLayout(file: JsonNode): ParamsLayout | undefined {
  if (file.kind !== 'object') return undefined;
  const networks = [...file.members.keys()].filter((name) => NETWORK_KEYS.includes(name)).length;
  if (networks === 0) return 'flat';
  return networks === file.members.size ? 'by-network' : 'mixed';
}

/** How parameters of a network override those of `default` (choice `params-merge`): member by member, or into objects. */
export type ParamsMerge = 'shallow' | 'deep';

/**
 * The parameters of a network. undefined if entries are not objects, and for a file with both layouts. JSON pointers are those
 * of the file.
 */
export function networkParameters(
  file: JsonNode,
  network: string,
  merge: ParamsMerge = 'shallow',
): JsonNode | undefined {
  const layout = paramsLayout(file);
  if (layout === 'flat') return file;
  if (layout !== 'by-network' || file.kind !== 'object') return undefined;
  const networkEntry = file.members.get(network);
  const defaultEntry = file.members.get('default');
  if (networkEntry && networkEntry.kind !== 'object') return undefined;
  if (defaultEntry && defaultEntry.kind !== 'object') return undefined;
  if (!networkEntry || !defaultEntry) return networkEntry ?? defaultEntry ?? { ...file, members: new Map() };
  return mergeParameters(defaultEntry, networkEntry, merge);
}

function mergeParameters(defaults: JsonNode, overrides: JsonNode, merge: ParamsMerge): JsonNode {
  if (defaults.kind !== 'object' || overrides.kind !== 'object') return overrides;
  const members = new Map([...defaults.members, ...overrides.members]);
  if (merge === 'deep')
    for (const [name, member] of defaults.members)
      if (overrides.members.has(name)) members.set(name, mergeParameters(member, overrides.members.get(name)!, merge));
  return { ...overrides, members };
}
