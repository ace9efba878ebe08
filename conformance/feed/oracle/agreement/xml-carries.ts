/**
 * Whether an XML tree carries the data of a JSON tree, where nothing says what its elements are called or what is an
 * attribute: there has to be one place in it for each member, at which the same values are read in the same order.
 *
 * Anchored by: the forms that XPath's json-to-xml, Rails, Solr, XML-RPC and property lists write
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { equalDecimals } from '../../../oracle/json/decimal.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readDateTime } from '../date/date-time.ts';
import { fitsXml } from '../xml/name.ts';
import { isWhiteSpace, textDefect, withoutWhiteSpace } from '../xml/text-difference.ts';
import { type XmlElement, xpathOf } from '../xml/tree.ts';
import { type MemberReading, type MisplacedValue, misplacedValue } from './xml-entries.ts';
import { type XmlLeaf, type XmlPlace, xmlPlaces } from './xml-places.ts';

export type CarriedReason =
  /** JSON has a value that XML has not, or the other way; the same values in another order. */
  | 'missing'
  | 'extra'
  | 'order'
  /** The value of one entry of a list stands in another. */
  | 'other-entry'
  /** Another number or text; texts that differ in line ends or white space alone, or in how often they are escaped. */
  | 'number'
  | 'text'
  | 'line-end'
  | 'white-space'
  | 'escaped-twice';

type Scalar = Extract<JsonNode, { readonly kind: 'string' | 'number' | 'boolean' }>;

/** What one member is, wherever it stands in lists: every `start` of `times` of an event. */
interface Member {
  readonly name: string;
  /** The first step on its way: `meta`, `data`. */
  readonly part: string;
  readonly values: Scalar[];
}

const textOf = (node: Scalar): string => (node.kind === 'number' ? node.text : String(node.value));
const shown = (node: Scalar): string => quotedText(textOf(node));

/** The members of a tree that have values, in its order. White space alone is no value: pretty printers make it. */
function membersOf(json: JsonNode, ignored: ReadonlySet<string>): readonly Member[] {
  const members = new Map<string, Member>();
  const walk = (node: JsonNode, path: string, name: string, part: string): void => {
    if (ignored.has(node.pointer) || node.kind === 'null') return;
    if (node.kind === 'object')
      for (const [key, member] of node.members) walk(member, `${path}/${key}`, key, part === '' ? key : part);
    else if (node.kind === 'array') for (const item of node.items) walk(item, `${path}//`, name, part);
    else if (node.kind !== 'string' || !isWhiteSpace(node.value)) {
      const known = members.get(path) ?? { name, part, values: [] };
      known.values.push(node);
      members.set(path, known);
    }
  };
  walk(json, '', '', '');
  return [...members.values()];
}

/** The instant that a text is, so that one offset is as good as another. */
const instantOf = (text: string): bigint | undefined => readDateTime(withoutWhiteSpace(text)).value?.epochNanoseconds;

function isSame(node: Scalar, text: string): boolean {
  if (node.kind === 'number')
    return (equalDecimals(withoutWhiteSpace(text)) ?? text) === (equalDecimals(node.text) ?? node.text);
  if (node.kind === 'boolean')
    return [String(node.value), String(Number(node.value))].includes(withoutWhiteSpace(text));
  if (node.value === text) return true;
  const instant = instantOf(node.value);
  return instant !== undefined && instant === instantOf(text);
}

/** Where each value is read at the place; undefined where they are not. Of texts that XML cannot have nothing is said. */
function readAt({ values }: Member, place: XmlPlace): MemberReading | undefined {
  if (values.length < place.length) return undefined;
  const sayable = values.filter((node) => node.kind !== 'string' || fitsXml(node.value));
  const all = sayable.length === values.length;
  const found = new Map<Scalar, XmlLeaf>();
  for (const leaf of place) {
    const node = sayable[found.size];
    if (node && isSame(node, leaf.text)) found.set(node, leaf);
    else if (all) return undefined;
  }
  return found.size === sayable.length ? found : undefined;
}

/** Readings that are not of the same leaves: most places are found in several ways. */
function apart(readings: readonly MemberReading[]): readonly MemberReading[] {
  const isSameAs = (reading: MemberReading) => (other: MemberReading) =>
    [...reading].every(([node, { element, attribute }]) => {
      const leaf = other.get(node);
      return leaf?.element === element && leaf.attribute === attribute;
    });
  return readings.filter((reading, i) => !readings.slice(0, i).some(isSameAs(reading)));
}

const kindOf = ({ values: [first] }: Member): string =>
  first!.kind === 'string' && instantOf(first!.value) !== undefined ? 'date' : first!.kind;

/** Whether a place may be that of a member: it has its name, or not that of another with which it could be mixed up. */
function mayHold(member: Member, place: XmlPlace, members: readonly Member[], names: ReadonlySet<string>): boolean {
  const { words, last } = place[0]!;
  if (words.includes(member.name)) return true;
  // What could not be mixed up by its values is by its names, where there is a place of its own name.
  const isLike = (one: Member) => kindOf(one) === kindOf(member) || names.has(member.name);
  return !members.some((one) => one !== member && one.part === member.part && last.includes(one.name) && isLike(one));
}

/** How many values of a member a place has, wherever. */
function shared({ values }: Member, place: XmlPlace): number {
  const texts = new Set(place.map(({ text }) => text));
  return values.filter((node) => texts.has(textOf(node))).length;
}

/** Where a leaf stands, for people. */
const whereOf = ({ element, attribute }: XmlLeaf): string => xpathOf(element) + (attribute ? `/@${attribute}` : '');

/** What is wrong at the place that most likely is the member's; none is like it where nothing of it is found. */
function defectOf(member: Member, places: readonly XmlPlace[]): Defect<CarriedReason> {
  const { name, values } = member;
  const scored = places.map((place) => ({ place, score: shared(member, place) }));
  const named = scored.filter(({ place }) => place[0]!.words.includes(name));
  const off = ({ length }: XmlPlace): number => Math.abs(length - values.length);
  const likely = (named.length > 0 ? named : scored.filter(({ score }) => score > 0)).sort(
    (a, b) => b.score - a.score || off(a.place) - off(b.place),
  );
  const place = likely[0]?.place ?? [];
  const index = values.findIndex((node, i) => place[i] === undefined || !isSame(node, place[i].text));
  const node = values[index];
  const leaf = place[index < 0 ? values.length : index];
  if (node === undefined || place.length > values.length)
    return {
      reason: 'extra',
      expected: 'no such value, as in JSON',
      actual: quotedText(leaf!.text),
      at: whereOf(leaf!),
    };
  const at = leaf ? `${whereOf(leaf)} (${node.pointer})` : node.pointer;
  const found = { expected: shown(node), actual: leaf ? quotedText(leaf.text) : 'no such value', at };
  if (leaf === undefined || place.length < values.length) return { reason: 'missing', ...found };
  const [inJson, inXml] = [values.map(textOf).sort(), place.map(({ text }) => text).sort()];
  if (inJson.every((text, i) => text === inXml[i])) return { reason: 'order', ...found };
  if (node.kind !== 'string') return { reason: 'number', ...found };
  const { at: character, ...difference } = textDefect(node.value, leaf.text)!;
  return { ...difference, at: `${at}, ${character}` };
}

/** What XML has below an element `data` where JSON has no data at all. */
function unexpected(json: JsonNode, root: XmlElement): Defect<'extra'> | undefined {
  const filled = (element: XmlElement): XmlElement | undefined =>
    isWhiteSpace(element.text) ? element.children.map(filled).find((one) => one !== undefined) : element;
  const found = root.children.filter(({ local }) => local === 'data').map(filled)[0];
  const empty = json.kind === 'object' && !membersOf(json, new Set()).some(({ part }) => part === 'data');
  if (!found || !empty) return undefined;
  return { reason: 'extra', expected: 'no such value, as in JSON', actual: quotedText(found.text), at: xpathOf(found) };
}

/** A value that stands in another entry, in words. */
function otherEntry(found: MisplacedValue | undefined): Defect<'other-entry'> | undefined {
  if (!found) return undefined;
  const { node, leaf, own, other } = found;
  const expected = `${quotedText(leaf.text)} with what else is of ${own.pointer}`;
  const actual = `it is with what is of ${other.pointer}`;
  return { reason: 'other-entry', expected, actual, at: `${whereOf(leaf)} (${node.pointer})` };
}

/**
 * What of the JSON the XML does not carry, or carries otherwise; the first in the order of the JSON. `compared` counts its
 * values. Date-times are the same where the instants are. Further values of XML are not held against it where they are at
 * places of their own. `ignored` are pointers to what may differ between two readings.
 */
export function xmlCarries(
  json: JsonNode,
  root: XmlElement,
  ignored: ReadonlySet<string> = new Set(),
): { readonly defect?: Defect<CarriedReason>; readonly compared: number } {
  const members = membersOf(json, ignored);
  const compared = members.reduce((sum, { values }) => sum + values.length, 0);
  const places = xmlPlaces(root, new Set(members.map(({ name }) => name)));
  const names = new Set(places.flatMap((place) => place[0]!.last));
  const readings: (readonly MemberReading[])[] = [];
  for (const member of members) {
    const possible = places.filter((place) => mayHold(member, place, members, names));
    const found = possible.map((place) => readAt(member, place)).filter((one) => one !== undefined);
    if (found.length === 0) return { defect: defectOf(member, possible), compared };
    readings.push(apart(found));
  }
  const defect = unexpected(json, root) ?? otherEntry(misplacedValue(json, root, readings));
  return { ...(defect ? { defect } : {}), compared };
}
