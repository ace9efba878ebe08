/**
 * The entries of `data`, and the ids that identify them.
 *
 * Follows: interface document, "Envelope", "Event"
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { isIntegerNode } from '../json/value.ts';

/** The entries of `data`; undefined if it is not a list. */
export function dataEntries(json: JsonNode): readonly JsonNode[] | undefined {
  const data = json.kind === 'object' ? json.members.get('data') : undefined;
  return data?.kind === 'array' ? data.items : undefined;
}

/** The same with other entries, which keep their pointers. */
export function withDataEntries(json: JsonNode, items: readonly JsonNode[]): JsonNode {
  const data = json.kind === 'object' ? json.members.get('data') : undefined;
  if (json.kind !== 'object' || data?.kind !== 'array') return json;
  return { ...json, members: new Map(json.members).set('data', { ...data, items }) };
}

/** The id of an event as it is written. */
export function eventIdText(event: JsonNode): string | undefined {
  const node = event.kind === 'object' ? event.members.get('id') : undefined;
  return node?.kind === 'number' && isIntegerNode(node) ? node.text : undefined;
}

/** The ids that exactly one event of a list has. */
export function uniqueEventIds(items: readonly JsonNode[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const id of items.map(eventIdText)) if (id !== undefined) seen.set(id, (seen.get(id) ?? 0) + 1);
  return new Set([...seen].filter(([, times]) => times === 1).map(([id]) => id));
}
