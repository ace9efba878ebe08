/**
 * The members of an event.
 *
 * Follows: the interface document, "Event"
 */
import type { JsonNode } from '../../oracle/json/json-node.ts';

/** The members of an event and of an occurrence. */
export const MEMBERS = ['id', 'title', 'times', 'type', 'link', 'updated'] as const;
export const DATES_OF_OCCURRENCE = ['start', 'end'] as const;
export type Member = (typeof MEMBERS)[number];
export type OccurrenceMember = (typeof DATES_OF_OCCURRENCE)[number];

/** How a client calls the members that it prints: a name, or several with dots between them. Default: their own names. */
export type Fields = Readonly<Partial<Record<Member | OccurrenceMember, string>>>;

/** An event as it was printed or served: its members, without those that are not there. */
export type EventValues = Readonly<Partial<Record<Member, JsonNode>>>;

/** The member of an object at a path of names. */
export function memberAt(node: JsonNode, path: string): JsonNode | undefined {
  let found: JsonNode | undefined = node;
  for (const name of path.split('.')) found = found?.kind === 'object' ? found.members.get(name) : undefined;
  return found;
}

/** The members of an object that is an event by one of them; undefined for all else. */
export function eventValues(node: JsonNode, fields: Fields = {}): EventValues | undefined {
  const found = MEMBERS.flatMap((name) => {
    const member = memberAt(node, fields[name] ?? name);
    return member ? [[name, member] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
