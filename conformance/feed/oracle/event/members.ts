/**
 * The members of an event and of its occurrences.
 *
 * Follows: interface document, "Event"
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import type { ObjectNode } from '../json/value.ts';

/** The members that an event has, and those that an entry of its `times` has (interface, "Event"). */
export const EVENT_MEMBERS: readonly string[] = ['id', 'title', 'times', 'type', 'link', 'updated'];
export const OCCURRENCE_MEMBERS: readonly string[] = ['start', 'end'];

/** The entries of a member that is a list; empty if it is not a list, or missing. */
export function memberEntries(event: ObjectNode, name: string): readonly JsonNode[] {
  const node = event.members.get(name);
  return node?.kind === 'array' ? node.items : [];
}

/** The entries of `times` that are no null. */
export const occurrenceObjects = (event: ObjectNode): readonly ObjectNode[] =>
  memberEntries(event, 'times').filter((entry) => entry.kind === 'object');
