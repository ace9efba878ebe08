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

/** The element whose children are told by the most ids of the JSON, and what each child is told by. */
function listedIn(ids: ReadonlySet<string>, xml: XmlElement) {
  const told = ({ children }: XmlElement) => children.map((child, i) => idIn(child, children[i - 1]));
  const known = (element: XmlElement) => new Set(told(element).filter((id) => id !== undefined && ids.has(id))).size;
  const scored = [...parents(xml)].map((element) => ({ element, score: known(element) }));
  const { element, score } = scored.reduce((a, b) => (b.score >= a.score ? b : a), { element: xml, score: 0 });
  return score < 2 ? undefined : { element, told: told(element) };
}

/** The events of the JSON that have an id of their own, in the order of the XML; undefined as for `pairedXml`. */
export function inOrderOf(xml: XmlElement, json: JsonNode): readonly JsonNode[] | undefined {
  const items = entriesIn(json) ?? [];
  const ids = uniqueIds(items);
  const byId = new Map(items.map((one) => [idOf(one), one]));
  const told = listedIn(ids, xml)?.told.filter((id) => id !== undefined && ids.has(id));
  return told && [...new Set(told)].map((id) => byId.get(id)!);
}

/** Each text below an element, in its attributes too. */
function* textsIn({ text, attributes, children }: XmlElement): Generator<string> {
  if (children.length === 0) yield text;
  for (const [, value] of attributes) yield value;
  for (const child of children) yield* textsIn(child);
}

/** Each value in a tree, as a text. */
function* valuesIn(node: JsonNode): Generator<string> {
  if (node.kind === 'object') for (const one of node.members.values()) yield* valuesIn(one);
  else if (node.kind === 'array') for (const one of node.items) yield* valuesIn(one);
  else if (node.kind !== 'null') yield node.kind === 'number' ? node.text : `${node.value}`;
}

/** Of more events without an id nobody knows which is which: they are taken as they come. */
const UNNAMED = 300;

/** For each event that has no id of its own the element that says most of what it says; undefined where none is left. */
function likest(events: readonly JsonNode[], elements: readonly XmlElement[]): readonly (XmlElement | undefined)[] {
  if (Math.max(events.length, elements.length) > UNNAMED) return events.map((_, i) => elements[i]);
  const [mine, its] = [events.map((one) => new Set(valuesIn(one))), elements.map((one) => new Set(textsIn(one)))];
  const score = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
    const both = [...a].filter((one) => b.has(one)).length;
    return both / (a.size + b.size - both || 1);
  };
  const pairs = mine.flatMap((a, i) => its.map((b, j) => ({ i, j, score: score(a, b) })));
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of pairs.sort((a, b) => b.score - a.score)) {
    if (found.has(i) || taken.has(j)) continue;
    found.set(i, j);
    taken.add(j);
  }
  return events.map((_, i) => elements[found.get(i) ?? elements.length]);
}

/**
 * JSON, and the XML with its events in the order of the JSON, and last what it lists beyond them. Undefined where events
 * cannot be told from each other in the XML.
 */
export function pairedXml(json: JsonNode, xml: XmlElement): readonly [JsonNode, XmlElement] | undefined {
  const items = entriesIn(json) ?? [];
  const ids = uniqueIds(items);
  const listed = listedIn(ids, xml);
  if (!listed) return undefined;
  const { children } = listed.element;
  const isKnown = (id: string | undefined) => id !== undefined && ids.has(id);
  const rest = children.filter((_, i) => !isKnown(listed.told[i]));
  const unnamed = items.filter((one) => !isKnown(idOf(one)));
  const like = likest(unnamed, rest);
  const place = new Map(items.map((one, i) => [idOf(one), i]));
  const at = new Map(
    children.map((child, i) => [child, isKnown(listed.told[i]) ? place.get(listed.told[i]) : undefined]),
  );
  for (const [i, one] of like.entries()) if (one) at.set(one, items.indexOf(unnamed[i]!));
  const sorted = children.toSorted((a, b) => (at.get(a) ?? items.length) - (at.get(b) ?? items.length));
  return [json, withChildren(xml, listed.element, sorted)];
}
