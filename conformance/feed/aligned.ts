/** One list in two forms, event by event, where each has an order of its own. */
import { type JsonNode, plainOf } from '../oracle/json-node.ts';
import type { XmlElement } from '../oracle/xml-tree.ts';
import { isInteger } from './value.ts';

/** The entries of `data`; undefined where it is no list. */
export function entriesIn(json: JsonNode): readonly JsonNode[] | undefined {
  const data = json.kind === 'object' ? json.members.get('data') : undefined;
  return data?.kind === 'array' ? data.items : undefined;
}

/** The same with other entries: each keeps the pointer that it had. */
function withEntries(json: JsonNode, items: readonly JsonNode[]): JsonNode {
  const data = json.kind === 'object' ? json.members.get('data') : undefined;
  if (json.kind !== 'object' || data?.kind !== 'array') return json;
  return { ...json, members: new Map(json.members).set('data', { ...data, items }) };
}

/** The id of an event as it is written. */
function idOf(event: JsonNode): string | undefined {
  const node = event.kind === 'object' ? event.members.get('id') : undefined;
  return node?.kind === 'number' && isInteger(node) ? node.text : undefined;
}

/** The ids that one event of a list has and no other. */
function uniqueIds(items: readonly JsonNode[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const id of items.map(idOf)) if (id !== undefined) seen.set(id, (seen.get(id) ?? 0) + 1);
  return new Set([...seen].filter(([, times]) => times === 1).map(([id]) => id));
}

/** What each entry is told by: its id where that is its own, else all of it and how often that was there before. */
function namesOf(items: readonly JsonNode[]): readonly string[] {
  const unique = uniqueIds(items);
  const seen = new Map<string, number>();
  return items.map((one) => {
    const id = idOf(one);
    if (id !== undefined && unique.has(id)) return `id ${id}`;
    const text = JSON.stringify(plainOf(one));
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return `${before} ${text}`;
  });
}

/** Two lists, first the entries that are the same event, in one order, and then what is left of each. */
export function paired(json: JsonNode, other: JsonNode): readonly [JsonNode, JsonNode] {
  const [a, b] = [entriesIn(json), entriesIn(other)];
  if (!a || !b) return [json, other];
  const named = (items: readonly JsonNode[]) => new Map(namesOf(items).map((name, i) => [name, items[i]!]));
  const [mine, its] = [named(a), named(b)];
  const both = new Set([...mine.keys()].filter((name) => its.has(name)));
  const inTurn = (all: ReadonlyMap<string, JsonNode>) => [
    ...[...both].map((name) => all.get(name)!),
    ...[...all].filter(([name]) => !both.has(name)).map(([, one]) => one),
  ];
  return [withEntries(json, inTurn(mine)), withEntries(other, inTurn(its))];
}

/** What an element says under the name `id`, however it is named; that of what stands in it first of all. */
function idIn(element: XmlElement, before?: XmlElement): string | undefined {
  const own = element.attributes.find(([name]) => name === 'id' || name.endsWith(':id'))?.[1];
  const isNamed =
    element.local === 'id' || element.attributes.some(([, value]) => value === 'id') || before?.text.trim() === 'id';
  const text = element.text.trim();
  if (isNamed && /^-?\d+$/.test(text)) return text;
  if (own !== undefined && /^-?\d+$/.test(own.trim())) return own.trim();
  for (const [i, child] of element.children.entries()) {
    const found = idIn(child, element.children[i - 1]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Each element that has others in it. */
function* parents(element: XmlElement): Generator<XmlElement> {
  if (element.children.length > 0) yield element;
  for (const child of element.children) yield* parents(child);
}

/** The tree with other children of one element; places of what stands in it are still those in the document. */
function withChildren(root: XmlElement, of: XmlElement, children: readonly XmlElement[]): XmlElement {
  if (root === of) return { ...root, children };
  return { ...root, children: root.children.map((child) => withChildren(child, of, children)) };
}

/**
 * JSON and XML with only the events that have an id of their own, in the order of the JSON; undefined where these
 * cannot be told from each other in the XML. What XML lists beyond them comes last.
 */
export function pairedXml(json: JsonNode, xml: XmlElement): readonly [JsonNode, XmlElement] | undefined {
  const items = entriesIn(json) ?? [];
  const ids = uniqueIds(items);
  const known = ({ children }: XmlElement) => {
    const found = children.map((child, i) => idIn(child, children[i - 1]));
    return new Set(found.filter((id) => id !== undefined && ids.has(id))).size;
  };
  const scored = [...parents(xml)].map((element) => ({ element, score: known(element) }));
  const { element, score } = scored.reduce((a, b) => (b.score >= a.score ? b : a), { element: xml, score: 0 });
  if (score < 2) return undefined;
  const kept = items.filter((one) => ids.has(idOf(one) ?? ''));
  const place = new Map(kept.map((one, i) => [idOf(one)!, i]));
  const children = element.children
    .map((child, i) => ({ child, id: idIn(child, element.children[i - 1]) }))
    .filter(({ id }) => id !== undefined);
  const at = ({ id }: (typeof children)[number]) => place.get(id!) ?? kept.length;
  const sorted = children.toSorted((a, b) => at(a) - at(b)).map(({ child }) => child);
  return [withEntries(json, kept), withChildren(xml, element, sorted)];
}
