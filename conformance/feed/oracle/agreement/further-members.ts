/**
 * Members that the interface document does not list: a feed may have them in some formats only.
 *
 * Follows: interface document, "Event"
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { EVENT_MEMBERS, OCCURRENCE_MEMBERS, occurrenceObjects } from '../event/members.ts';
import type { ObjectNode } from '../json/value.ts';
import { dataEntries } from '../list/entries.ts';
import type { XmlElement } from '../xml/tree.ts';

/** Every name in a tree, also names that are given as data: in an attribute, or in an element before the value. */
function xmlNames(root: XmlElement): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = ({ local, attributes, children, text }: XmlElement): void => {
    names.add(local);
    if (local === 'key' || local === 'name') names.add(text.trim());
    for (const [name, value] of attributes) names.add(name.slice(name.indexOf(':') + 1)).add(value);
    for (const child of children) walk(child);
  };
  walk(root);
  return names;
}

/** Pointers to the further members of events and their occurrences whose names the XML does not contain. */
export function membersUnknownToXml(xml: XmlElement, json: JsonNode): ReadonlySet<string> {
  const names = xmlNames(xml);
  const further = ({ members }: ObjectNode, listed: readonly string[]) =>
    [...members].filter(([name]) => !listed.includes(name) && !names.has(name)).map(([, { pointer }]) => pointer);
  const events = (dataEntries(json) ?? []).filter((entry) => entry.kind === 'object');
  return new Set(
    events.flatMap((event) => [
      ...further(event, EVENT_MEMBERS),
      ...occurrenceObjects(event).flatMap((occurrence) => further(occurrence, OCCURRENCE_MEMBERS)),
    ]),
  );
}
