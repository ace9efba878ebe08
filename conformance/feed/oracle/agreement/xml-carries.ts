/**
 * Whether an XML tree carries the data of a JSON tree, if the names of elements and the use of attributes are unknown:
 * each member needs a place in the tree at which the same values are read in the same order.
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
  /** JSON has a value that XML lacks, or the reverse; or the same values in another order. */
  | 'missing'
  | 'extra'
  | 'order'
  /** The value of an entry of a list is in another entry. */
  | 'other-entry'
  /** Another number or text; texts that differ in line ends or white space alone, or in how often they are escaped. */
  | 'number'
  | 'text'
  | 'line-end'
  | 'white-space'
  | 'escaped-twice';

type Scalar = Extract<JsonNode, { readonly kind: 'string' | 'number' | 'boolean' }>;

/** A member in all entries of lists: every `start` of `times` of an event. */
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

/** The instant in a text, so that offsets do not matter. */
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

/** The leaf of each value at the place; undefined if a value is missing. Texts that XML cannot express are ignored. */
function readAt({ values }: Member, place: XmlPlace): MemberReading | undefined {
  if (values.length < place.length) return undefined;
  const sayable = values.filter((node) => node.kind !== 'string' || fitsXml(node.value));
  const areAllSayable = sayable.length === values.length;
  const found = new Map<Scalar, XmlLeaf>();
  for (const leaf of place) {
    const node = sayable[found.size];
    if (node && isSame(node, leaf.text)) found.set(node, leaf);
    else if (areAllSayable) return undefined;
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

/** Whether a place may belong to a member: it has its name, or not the name of a member that it may be confused with. */
function mayHold(member: Member, place: XmlPlace, members: readonly Member[], names: ReadonlySet<string>): boolean {
  const { words, last } = place[0]!;
  if (words.includes(member.name)) return true;
  // Members of the same kind may be confused. If some place has the name of the member, names of all others exclude a place.
  const isLike = (another: Member) => kindOf(another) === kindOf(member) || names.has(member.name);
  return !members.some(
    (sibling) => sibling !== member && sibling.part === member.part && last.includes(sibling.name) && isLike(sibling),
  );
}

/** How many values of a member a place has, wherever. */
function shared({ values }: Member, place: XmlPlace): number {
  const texts = new Set(place.map(({ text }) => text));
  return values.filter((node) => texts.has(textOf(node))).length;
}

/** The place of a leaf, for messages. */
const whereOf = ({ element, attribute }: XmlLeaf): string => xpathOf(element) + (attribute ? `/@${attribute}` : '');

/** The defect at the most likely place of the member; undefined if no place resembles it. */
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

/** The content of an element `data` in XML if JSON has no data at all. */
function unexpected(json: JsonNode, root: XmlElement): Defect<'extra'> | undefined {
  const filled = (element: XmlElement): XmlElement | undefined =>
    isWhiteSpace(element.text) ? element.children.map(filled).find((content) => content !== undefined) : element;
  const found = root.children.filter(({ local }) => local === 'data').map(filled)[0];
  const empty = json.kind === 'object' && !membersOf(json, new Set()).some(({ part }) => part === 'data');
  if (!found || !empty) return undefined;
  return { reason: 'extra', expected: 'no such value, as in JSON', actual: quotedText(found.text), at: xpathOf(found) };
}

/** A value in another entry, in words. */
function otherEntry(found: MisplacedValue | undefined): Defect<'other-entry'> | undefined {
  if (!found) return undefined;
  const { node, leaf, own, other } = found;
  const expected = `${quotedText(leaf.text)} with what else is of ${own.pointer}`;
  const actual = `it is with what is of ${other.pointer}`;
  return { reason: 'other-entry', expected, actual, at: `${whereOf(leaf)} (${node.pointer})` };
}

/**
 * The first value of the JSON that the XML lacks or changes, in the order of the JSON. `compared` counts the values.
 * Date-times are compared as instants. Further values of XML are allowed at separate places. `ignored` are pointers to
 * values that may differ between two readings.
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
    const found = possible.map((place) => readAt(member, place)).filter((reading) => reading !== undefined);
    if (found.length === 0) return { defect: defectOf(member, possible), compared };
    readings.push(apart(found));
  }
  const defect = unexpected(json, root) ?? otherEntry(misplacedValue(json, root, readings));
  return { ...(defect ? { defect } : {}), compared };
}
