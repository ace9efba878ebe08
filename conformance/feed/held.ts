/** What an answer says of itself, and whether there are events in it, in whichever form it is. */
import { type Answer, headerOf } from '../core/exchange.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { readJsonp } from '../oracle/jsonp.ts';
import { readMediaType } from '../oracle/media-type.ts';
import { readXml, type XmlElement } from '../oracle/xml-tree.ts';
import { contentOf, laxJsonOf, memory, textOf } from './parsed.ts';

/** The function that is asked for where any will do. */
export const CALLBACK = 'touchstoneReader';

/** The members of an event (interface, "Event"). */
const MEMBERS = ['id', 'title', 'times', 'type', 'link', 'updated'];
/** So many of them make an event of what has `times` too: nothing but an event has occurrences. */
const ENOUGH = 3;

/** The events in an answer, each as its members in a text; none where it holds none, or cannot be read. */
export function eventsHeld(answer: Answer, callback = CALLBACK): readonly string[] {
  const bytes = contentOf(answer);
  if (!bytes || bytes.length === 0) return [];
  const text = textOf(answer);
  const json = laxJsonOf(answer) ?? readJsonp(text, callback, memory).value?.json;
  if (json) return inJson(json.root, false);
  const xml = text.trimStart().startsWith('<') ? readXml(bytes).value : undefined;
  return xml ? inXml(xml.root) : [];
}

/** A problem (RFC 9457) may have a type, a title and an id, and a feed of Atom (RFC 4287) all but `times` and `type`. */
const isEnough = (names: readonly string[]): boolean =>
  names.length >= (names.includes('times') ? ENOUGH : MEMBERS.length - 1);

function inJson(node: JsonNode, isEntry: boolean): readonly string[] {
  if (node.kind === 'array') return node.items.flatMap((one) => inJson(one, true));
  if (node.kind !== 'object') return [];
  const own = MEMBERS.map((name) => node.members.get(name)).filter((one) => one !== undefined);
  // An event may be null in each member; so may an empty form of one that is in no list.
  const isEvent =
    isEnough(MEMBERS.filter((name) => node.members.has(name))) && (isEntry || own.some(({ kind }) => kind !== 'null'));
  return isEvent ? [JSON.stringify(own.map(said))] : [...node.members.values()].flatMap((one) => inJson(one, false));
}

function said(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(said);
  if (node.kind === 'object') return [...node.members].map(([name, one]) => [name, said(one)]);
  return node.kind === 'number' ? node.text : node.kind === 'null' ? null : node.value;
}

function inXml(element: XmlElement): readonly string[] {
  const own = element.children.filter(({ local }) => MEMBERS.includes(local));
  const names = [...new Set(own.map(({ local }) => local))];
  const text = own.map(wordsOf).join('|');
  return isEnough(names) && (element.local !== 'data' || /[^|\s]/.test(text))
    ? [text]
    : element.children.flatMap(inXml);
}

const wordsOf = (element: XmlElement): string => [element.text.trim(), ...element.children.map(wordsOf)].join('|');

/** `meta.status` of an answer in JSON, in a call, or in XML; undefined where it says none. */
export function statusSaid(answer: Answer): number | undefined {
  const bytes = contentOf(answer);
  if (!bytes) return undefined;
  const text = textOf(answer);
  const root = laxJsonOf(answer)?.root;
  if (root) {
    const meta = root.kind === 'object' ? root.members.get('meta') : undefined;
    const status = meta?.kind === 'object' ? meta.members.get('status') : undefined;
    return status?.kind === 'number' && /^\d{3}$/.test(status.text) ? Number(status.text) : undefined;
  }
  const found = /"status\\?"\s*:\s*\\?"?(\d{3})\b|<status>\s*(\d{3})\s*<\/status>/.exec(text.slice(0, 4000));
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether it is a page for people: what stands in front of a feed says no in such, and it is no answer of the feed. */
export function isPage(answer: Answer): boolean {
  return /^(text\/html|application\/xhtml\+xml)$/.test(
    readMediaType(headerOf(answer, 'content-type') ?? '')?.type ?? '',
  );
}

/** The status that an answer means: that of `meta` where it has one, else that of HTTP. */
export const meant = (answer: Answer): number => statusSaid(answer) ?? answer.status;

/** Whether an answer says that it is a success, with events or without. */
export const isSuccess = (answer: Answer): boolean => answer.status < 300 && [200, 204].includes(meant(answer));
