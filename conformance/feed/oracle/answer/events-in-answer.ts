/**
 * The events in an answer of any form.
 *
 * Follows: interface document, "Endpoints", "Event"
 */

import type { Answer } from '../../../core/target/answer.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readJsonp } from '../jsonp/jsonp.ts';
import { readXml, type XmlElement } from '../xml/tree.ts';
import { contentBytes, contentText, jsonMemory, lenientJson } from './content.ts';

/** The callback of requests that need no particular name. */
export const DEFAULT_CALLBACK = 'touchstoneReader';

/** The members of an event (interface, "Event"). */
const MEMBERS = ['id', 'title', 'times', 'type', 'link', 'updated'];
/** So many of them make an event of what has `times` too: nothing but an event has occurrences. */
const ENOUGH = 3;

/** The events in an answer, each as a text of its members; empty if it has no events, or cannot be read. */
export function eventsInAnswer(answer: Answer, callback = DEFAULT_CALLBACK): readonly string[] {
  const bytes = contentBytes(answer);
  if (!bytes || bytes.length === 0) return [];
  const text = contentText(answer);
  const json = lenientJson(answer) ?? readJsonp(text, callback, jsonMemory).value?.json;
  if (json) return eventsInJson(json.root, false);
  const xml = text.trimStart().startsWith('<') ? readXml(bytes).value : undefined;
  return xml ? eventsInXml(xml.root) : [];
}

/**
 * A problem (RFC 9457) may have a type, a title and an id, and a feed of Atom (RFC 4287) all but `times` and `type`.
 */
const isEnough = (names: readonly string[]): boolean =>
  names.length >= (names.includes('times') ? ENOUGH : MEMBERS.length - 1);

function eventsInJson(node: JsonNode, isEntry: boolean): readonly string[] {
  if (node.kind === 'array') return node.items.flatMap((item) => eventsInJson(item, true));
  if (node.kind !== 'object') return [];
  const own = MEMBERS.map((name) => node.members.get(name)).filter((one) => one !== undefined);
  // An event may be null in each member; so may an empty form of one that is in no list.
  const isEvent =
    isEnough(MEMBERS.filter((name) => node.members.has(name))) && (isEntry || own.some(({ kind }) => kind !== 'null'));
  return isEvent
    ? [JSON.stringify(own.map(plainValue))]
    : [...node.members.values()].flatMap((member) => eventsInJson(member, false));
}

function plainValue(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainValue);
  if (node.kind === 'object') return [...node.members].map(([name, member]) => [name, plainValue(member)]);
  return node.kind === 'number' ? node.text : node.kind === 'null' ? null : node.value;
}

function eventsInXml(element: XmlElement): readonly string[] {
  const own = element.children.filter(({ local }) => MEMBERS.includes(local));
  const names = [...new Set(own.map(({ local }) => local))];
  const text = own.map(textsOfElement).join('|');
  return isEnough(names) && (element.local !== 'data' || /[^|\s]/.test(text))
    ? [text]
    : element.children.flatMap(eventsInXml);
}

const textsOfElement = (element: XmlElement): string =>
  [element.text.trim(), ...element.children.map(textsOfElement)].join('|');
