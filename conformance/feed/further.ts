/** Members that the interface document does not list: a feed may have them in one format and not in another. */
import type { JsonNode } from '../oracle/json-node.ts';
import type { XmlElement } from '../oracle/xml-tree.ts';
import { entriesIn } from './aligned.ts';
import { MEMBERS, TIMES, timesOf } from './event-defects.ts';
import type { JsonObject } from './reading.ts';

/** Every name in a tree, also those that forms give as data: in an attribute, or in an element before the value. */
function namesIn(root: XmlElement): ReadonlySet<string> {
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

/** Pointers to the further members of events and their occurrences of which the XML knows no name. */
export function unknownTo(xml: XmlElement, json: JsonNode): ReadonlySet<string> {
  const names = namesIn(xml);
  const further = ({ members }: JsonObject, listed: readonly string[]) =>
    [...members].filter(([name]) => !listed.includes(name) && !names.has(name)).map(([, { pointer }]) => pointer);
  const events = (entriesIn(json) ?? []).filter((one) => one.kind === 'object');
  return new Set(
    events.flatMap((event) => [
      ...further(event, MEMBERS),
      ...timesOf(event).flatMap((occurrence) => further(occurrence, TIMES)),
    ]),
  );
}
