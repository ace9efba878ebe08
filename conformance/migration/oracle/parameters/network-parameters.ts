/**
 * Parameters of one network out of a parameters file: those of `default`, overridden by the network's own.
 *
 * Anchored by: Object.assign of the platform, by which npm's @daostack/migration merges; the interface document, "Library
 * options object"
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { NETWORK_KEYS } from './network-name.ts';

/** How a file has its parameters (choice): themselves, or by network. `mixed` has both, and nobody says what that means. */
export type ParamsLayout = 'flat' | 'by-network' | 'mixed';

/** How a file has its parameters. An object without any members is flat. */
export function paramsLayout(file: JsonNode): ParamsLayout | undefined {
  if (file.kind !== 'object') return undefined;
  const networks = [...file.members.keys()].filter((name) => NETWORK_KEYS.includes(name)).length;
  if (networks === 0) return 'flat';
  return networks === file.members.size ? 'by-network' : 'mixed';
}

/** How parameters of a network override those of `default` (choice `params-merge`): member by member, or into objects. */
export type ParamsMerge = 'shallow' | 'deep';

/**
 * The parameters of a network. undefined where entries are no objects, and for a file that has both layouts. The places are those of the file.
 */
export function networkParameters(
  file: JsonNode,
  network: string,
  merge: ParamsMerge = 'shallow',
): JsonNode | undefined {
  const layout = paramsLayout(file);
  if (layout === 'flat') return file;
  if (layout !== 'by-network' || file.kind !== 'object') return undefined;
  const own = file.members.get(network);
  const all = file.members.get('default');
  if (own && own.kind !== 'object') return undefined;
  if (all && all.kind !== 'object') return undefined;
  if (!own || !all) return own ?? all ?? { ...file, members: new Map() };
  return merged(all, own, merge);
}

function merged(all: JsonNode, own: JsonNode, merge: ParamsMerge): JsonNode {
  if (all.kind !== 'object' || own.kind !== 'object') return own;
  const members = new Map([...all.members, ...own.members]);
  if (merge === 'deep')
    for (const [name, one] of all.members)
      if (own.members.has(name)) members.set(name, merged(one, own.members.get(name)!, merge));
  return { ...own, members };
}
