/**
 * Defects of the members of an event, each member separately.
 *
 * Follows: interface document, "Event"; RFC 3986, sections 1.1.3 and 3
 */

import type { Defect } from '../../../core/check/defect.ts';
import { isWholeNumber } from '../../../oracle/json/decimal.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { formatValue, isIntegerNode, kindDefect, type ObjectNode } from '../json/value.ts';
import { EVENT_MEMBERS, memberEntries, OCCURRENCE_MEMBERS, occurrenceObjects } from './members.ts';

/** The defect of `id`: its kind, or the spelling of its integer. */
export function idDefect(event: ObjectNode): Defect<'type' | 'spelling'> | undefined {
  const node = event.members.get('id');
  if (!node || node.kind === 'null' || isIntegerNode(node)) return undefined;
  const whole = node.kind === 'number' && isWholeNumber(node.text);
  const expected = whole ? 'an integer without fraction and exponent, or null' : 'an integer, or null';
  return { reason: whole ? 'spelling' : 'type', expected, actual: formatValue(node), at: node.pointer };
}

/** The defect of `title`. */
export const titleDefect = (event: ObjectNode) => kindDefect(event.members.get('title'), 'string', 'type');

/** The defect of a member that has to be a list of values of one kind. */
function listDefect(event: ObjectNode, name: string, kind: JsonNode['kind']): Defect<'type' | 'entry'> | undefined {
  const wrong = kindDefect(event.members.get(name), 'array', 'type');
  if (wrong) return wrong;
  for (const entry of memberEntries(event, name)) {
    const defect = kindDefect(entry, kind, 'entry');
    if (defect) return defect;
  }
  return undefined;
}

/** The defect of `times`, apart from the members of its entries. */
export const timesDefect = (event: ObjectNode) => listDefect(event, 'times', 'object');
/** The defect of `type`. */
export const typesDefect = (event: ObjectNode) => listDefect(event, 'type', 'string');

/**
 * The defect of `link`. A URL begins with a scheme (RFC 3986 sections 1.1.3 and 3). A text without a scheme is
 * relative, and depends on the page that loads a script. The rest is judged as browsers read it.
 */
export function linkDefect(event: ObjectNode): Defect<'type' | 'relative' | 'not-a-url'> | undefined {
  const node = event.members.get('link');
  const wrong = kindDefect(node, 'string', 'type');
  if (wrong || node?.kind !== 'string' || URL.canParse(node.value)) return wrong;
  const relative = /^[^\s<>"]+$/.test(node.value) && URL.canParse(node.value, 'https://feed.example/');
  const expected = 'a URL, with its scheme, or null';
  return { reason: relative ? 'relative' : 'not-a-url', expected, actual: formatValue(node), at: node.pointer };
}

/** The first member that an event lacks, or an entry of its `times`. */
export function missingDefect(event: ObjectNode): Defect<'missing'> | undefined {
  const lacking = (parent: ObjectNode, names: readonly string[]) =>
    names.filter((name) => !parent.members.has(name)).map((name) => `${parent.pointer}/${name}`);
  const [at] = [
    ...lacking(event, EVENT_MEMBERS),
    ...occurrenceObjects(event).flatMap((object) => lacking(object, OCCURRENCE_MEMBERS)),
  ];
  const expected = 'each member of an event, if only as null';
  return at === undefined ? undefined : { reason: 'missing', expected, actual: 'no such member', at };
}

/** The first member of an event that has another type than it has to have; other checks judge texts that are no URL. */
export const memberTypeDefect = (event: ObjectNode): Defect<string> | undefined =>
  idDefect(event) ??
  titleDefect(event) ??
  timesDefect(event) ??
  typesDefect(event) ??
  kindDefect(event.members.get('link'), 'string', 'type');
