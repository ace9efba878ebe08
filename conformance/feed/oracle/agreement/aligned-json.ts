/**
 * Two lists in JSON with their common events in the same order.
 *
 * Follows: interface document, "Endpoints" (the order of the events is not shown)
 */

import { type JsonNode, plainJson } from '../../../oracle/json/json-node.ts';
import { dataEntries, eventIdText, uniqueEventIds, withDataEntries } from '../list/entries.ts';

/** The key of each entry: its id if that is unique, else its text and the number of earlier equal texts. */
function entryNames(items: readonly JsonNode[]): readonly string[] {
  const unique = uniqueEventIds(items);
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = eventIdText(item);
    if (id !== undefined && unique.has(id)) return `id ${id}`;
    const text = JSON.stringify(plainJson(item));
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return `${before} ${text}`;
  });
}

/** Two lists, first the entries of the same events, in the same order, and then the rest of each. */
export function alignedJson(json: JsonNode, other: JsonNode): readonly [JsonNode, JsonNode] {
  const [a, b] = [dataEntries(json), dataEntries(other)];
  if (!a || !b) return [json, other];
  const named = (items: readonly JsonNode[]) => new Map(entryNames(items).map((name, i) => [name, items[i]!]));
  const [mine, its] = [named(a), named(b)];
  const both = new Set([...mine.keys()].filter((name) => its.has(name)));
  const inTurn = (all: ReadonlyMap<string, JsonNode>) => [
    ...[...both].map((name) => all.get(name)!),
    ...[...all].filter(([name]) => !both.has(name)).map(([, entry]) => entry),
  ];
  return [withDataEntries(json, inTurn(mine)), withDataEntries(other, inTurn(its))];
}
