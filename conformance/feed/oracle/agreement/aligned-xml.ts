/**
 * One list in JSON and in XML, event by event, since each form may have another order.
 *
 * Follows: interface document, "Endpoints" (neither the order of the events nor the form of the XML is shown)
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { dataEntries, eventIdText, uniqueEventIds } from '../list/entries.ts';
import type { XmlElement } from '../xml/tree.ts';

/** What an element says under the name `id`, however it is named; that of what stands in it first of all. */
function idInXml(element: XmlElement, before?: XmlElement): string | undefined {
  const own = element.attributes.find(([name]) => name === 'id' || name.endsWith(':id'))?.[1];
  const isNamed =
    element.local === 'id' || element.attributes.some(([, value]) => value === 'id') || before?.text.trim() === 'id';
  const text = element.text.trim();
  if (isNamed && /^-?\d+$/.test(text)) return text;
  if (own !== undefined && /^-?\d+$/.test(own.trim())) return own.trim();
  for (const [i, child] of element.children.entries()) {
    const found = idInXml(child, element.children[i - 1]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Each element with children. */
function* elementsWithChildren(element: XmlElement): Generator<XmlElement> {
  if (element.children.length > 0) yield element;
  for (const child of element.children) yield* elementsWithChildren(child);
}

/** The tree with other children of an element; places inside the children are still those in the document. */
function withChildren(root: XmlElement, of: XmlElement, children: readonly XmlElement[]): XmlElement {
  if (root === of) return { ...root, children };
  return { ...root, children: root.children.map((child) => withChildren(child, of, children)) };
}

/** The element whose children have the most ids of the JSON, and the id of each child. */
function xmlListOf(ids: ReadonlySet<string>, xml: XmlElement) {
  const idsOf = ({ children }: XmlElement) => children.map((child, i) => idInXml(child, children[i - 1]));
  const known = (element: XmlElement) => new Set(idsOf(element).filter((id) => id !== undefined && ids.has(id))).size;
  const scored = [...elementsWithChildren(xml)].map((element) => ({ element, score: known(element) }));
  const { element, score } = scored.reduce((a, b) => (b.score >= a.score ? b : a), { element: xml, score: 0 });
  return score < 2 ? undefined : { element, childIds: idsOf(element) };
}

/** The events of the JSON with a unique id, in the order of the XML; undefined as for `pairedXml`. */
export function eventsInXmlOrder(xml: XmlElement, json: JsonNode): readonly JsonNode[] | undefined {
  const items = dataEntries(json) ?? [];
  const ids = uniqueEventIds(items);
  const byId = new Map(items.map((item) => [eventIdText(item), item]));
  const listedIds = xmlListOf(ids, xml)?.childIds.filter((id) => id !== undefined && ids.has(id));
  return listedIds && [...new Set(listedIds)].map((id) => byId.get(id)!);
}

/** Each text below an element, in its attributes too. */
function* xmlTexts({ text, attributes, children }: XmlElement): Generator<string> {
  if (children.length === 0) yield text;
  for (const [, value] of attributes) yield value;
  for (const child of children) yield* xmlTexts(child);
}

/** Each value in a tree, as a text. */
function* jsonValues(node: JsonNode): Generator<string> {
  if (node.kind === 'object') for (const member of node.members.values()) yield* jsonValues(member);
  else if (node.kind === 'array') for (const item of node.items) yield* jsonValues(item);
  else if (node.kind !== 'null') yield node.kind === 'number' ? node.text : `${node.value}`;
}

/** More events without an id cannot be assigned: they are compared in order. */
const MOST_WITHOUT_ID = 300;

/** For each event without a unique id the element with the most texts of it; undefined if no element is left. */
function mostSimilar(
  events: readonly JsonNode[],
  elements: readonly XmlElement[],
): readonly (XmlElement | undefined)[] {
  if (Math.max(events.length, elements.length) > MOST_WITHOUT_ID) return events.map((_, i) => elements[i]);
  const [mine, its] = [
    events.map((event) => new Set(jsonValues(event))),
    elements.map((element) => new Set(xmlTexts(element))),
  ];
  const score = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
    const both = [...a].filter((text) => b.has(text)).length;
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
 * JSON, and the XML with its events in the order of the JSON, and last its further elements. Undefined if the events
 * cannot be distinguished in the XML.
 */
export function alignedXml(json: JsonNode, xml: XmlElement): readonly [JsonNode, XmlElement] | undefined {
  const items = dataEntries(json) ?? [];
  const ids = uniqueEventIds(items);
  const listed = xmlListOf(ids, xml);
  if (!listed) return undefined;
  const { children } = listed.element;
  const isKnown = (id: string | undefined) => id !== undefined && ids.has(id);
  const rest = children.filter((_, i) => !isKnown(listed.childIds[i]));
  const unnamed = items.filter((item) => !isKnown(eventIdText(item)));
  const like = mostSimilar(unnamed, rest);
  const place = new Map(items.map((item, i) => [eventIdText(item), i]));
  const at = new Map(
    children.map((child, i) => [child, isKnown(listed.childIds[i]) ? place.get(listed.childIds[i]) : undefined]),
  );
  for (const [i, element] of like.entries()) if (element) at.set(element, items.indexOf(unnamed[i]!));
  const sorted = children.toSorted((a, b) => (at.get(a) ?? items.length) - (at.get(b) ?? items.length));
  return [json, withChildren(xml, listed.element, sorted)];
}
