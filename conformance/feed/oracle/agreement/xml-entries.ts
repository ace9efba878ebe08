/**
 * Whether values of the same entry of a list in JSON are in the same part of an XML tree with any names: the same
 * values in the same order may nevertheless have moved to a neighbour without such a value.
 *
 * Anchored by: the forms that XPath's json-to-xml, Rails, Solr, XML-RPC and property lists write
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { XmlLeaf } from './xml-places.ts';

type Scalar = Exclude<JsonNode, { readonly kind: 'object' | 'array' }>;
/** The leaf of each value of a member: one of the possible readings. */
export type MemberReading = ReadonlyMap<JsonNode, XmlLeaf>;

/** A value that is read in the part of another entry. */
export interface MisplacedValue {
  readonly node: JsonNode;
  readonly leaf: XmlLeaf;
  /** Its entry in JSON, and the entry of the part with the value. */
  readonly own: JsonNode;
  readonly other: JsonNode;
}

/** Every list of objects in a tree, the outer first. */
function* lists(node: JsonNode): Generator<readonly JsonNode[]> {
  if (node.kind === 'array') {
    if (node.items.filter(({ kind }) => kind === 'object').length > 1) yield node.items;
    for (const item of node.items) yield* lists(item);
  }
  if (node.kind === 'object') for (const member of node.members.values()) yield* lists(member);
}

function* scalars(node: JsonNode): Generator<Scalar> {
  if (node.kind === 'array') for (const item of node.items) yield* scalars(item);
  else if (node.kind === 'object') for (const member of node.members.values()) yield* scalars(member);
  else yield node;
}

function parentsIn(root: XmlElement): ReadonlyMap<XmlElement, XmlElement> {
  const parents = new Map<XmlElement, XmlElement>();
  const walk = (element: XmlElement): void => {
    for (const child of element.children) {
      parents.set(child, element);
      walk(child);
    }
  };
  walk(root);
  return parents;
}

/** The way from an element up to the root. */
function* upwards(element: XmlElement, parents: ReadonlyMap<XmlElement, XmlElement>): Generator<XmlElement> {
  for (let ancestor: XmlElement | undefined = element; ancestor; ancestor = parents.get(ancestor)) yield ancestor;
}

/** A value of a list, its entry, and its leaf in each reading of its member. */
interface Own {
  readonly node: JsonNode;
  readonly entry: JsonNode;
  readonly leaves: readonly XmlLeaf[];
}

/** The values of a list, by member. */
function ownOf(items: readonly JsonNode[], index: ReadonlyMap<JsonNode, readonly MemberReading[]>) {
  const members = new Map<readonly MemberReading[], Own[]>();
  for (const entry of items)
    for (const node of scalars(entry)) {
      const readings = index.get(node);
      const leaves = readings?.map((reading) => reading.get(node)).filter((leaf) => leaf !== undefined);
      if (!readings || leaves?.length !== readings.length) continue;
      const known = members.get(readings);
      if (known) known.push({ node, entry, leaves });
      else members.set(readings, [{ node, entry, leaves }]);
    }
  return [...members.values()];
}

/** The member with a single value in the most entries; undefined if fewer than two entries have one. */
function anchorOf(members: readonly (readonly Own[])[]): readonly Own[] | undefined {
  const single = members.filter((own) => own.length > 1 && new Set(own.map(({ entry }) => entry)).size === own.length);
  return single.reduce<readonly Own[] | undefined>((a, b) => (a && a.length >= b.length ? a : b), undefined);
}

/**
 * The largest element around each value of the anchor in a reading that contains no other of its values; and its entry.
 */
function partsBy(anchor: readonly Own[], way: number, parents: ReadonlyMap<XmlElement, XmlElement>) {
  const held = new Map<XmlElement, number>();
  for (const { leaves } of anchor)
    for (const upward of upwards(leaves[way]!.element, parents)) held.set(upward, (held.get(upward) ?? 0) + 1);
  const parts = new Map<XmlElement, JsonNode>();
  for (const { leaves, entry } of anchor) {
    let part: XmlElement | undefined;
    for (const upward of upwards(leaves[way]!.element, parents)) {
      if (held.get(upward) !== 1) break;
      part = upward;
    }
    if (part) parts.set(part, entry);
  }
  return parts;
}

/**
 * The first value that is read in the part of another entry, however its member is read. Each member has the readings
 * that are possible. Entries are identified by a member with a single value in each, such as `id`; entries without it,
 * and values outside of all parts, are ignored.
 */
export function misplacedValue(
  json: JsonNode,
  root: XmlElement,
  members: readonly (readonly MemberReading[])[],
): MisplacedValue | undefined {
  const parents = parentsIn(root);
  const index = new Map(members.flatMap((ways) => [...(ways[0]?.keys() ?? [])].map((node) => [node, ways] as const)));
  for (const items of lists(json)) {
    const own = ownOf(items, index);
    const anchor = anchorOf(own);
    if (!anchor) continue;
    const found = anchor[0]!.leaves.map((_, way) => wrongBy(partsBy(anchor, way, parents), own, parents));
    if (found.every((defect) => defect !== undefined)) return found[0];
  }
  return undefined;
}

/** The first value in the part of another entry, in every reading of its member. */
function wrongBy(
  parts: ReadonlyMap<XmlElement, JsonNode>,
  members: readonly (readonly Own[])[],
  parents: ReadonlyMap<XmlElement, XmlElement>,
): MisplacedValue | undefined {
  const assigned = new Set(parts.values());
  const known = new Map<XmlElement, JsonNode | undefined>();
  const entryOf = (element: XmlElement): JsonNode | undefined => {
    if (known.has(element)) return known.get(element);
    const above = parents.get(element);
    const entry = parts.get(element) ?? (above && entryOf(above));
    known.set(element, entry);
    return entry;
  };
  for (const own of members) {
    const wrong = own[0]!.leaves.map((_, way): MisplacedValue | undefined => {
      for (const { node, entry, leaves } of own) {
        const other = assigned.has(entry) ? entryOf(leaves[way]!.element) : undefined;
        if (other && other !== entry) return { node, leaf: leaves[way]!, own: entry, other };
      }
      return undefined;
    });
    if (wrong.every((defect) => defect !== undefined)) return wrong[0];
  }
  return undefined;
}
