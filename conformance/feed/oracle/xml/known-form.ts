/**
 * Whether an XML tree is the image of a JSON tree: the root is `response`, members are elements by their names, entries
 * of a list are elements `item`; null, an empty text, an empty list and an empty object are an empty element or none.
 *
 * Anchored by: XML 1.0 sections 2.2 and 2.11; the form that programs read from the known service, data/…/item/…
 */
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { equalDecimals } from '../../../oracle/json/decimal.ts';
import { attemptParse, ParseRefusal } from '../../../oracle/json/json.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { fitsXml, isXmlName } from './name.ts';
import { isWhiteSpace, textDefect, withoutWhiteSpace } from './text-difference.ts';
import { type XmlElement, xpathOf } from './tree.ts';

export type KnownFormReason =
  /** The root is not `response`. */
  | 'root'
  /** JSON has data that XML lacks, or the reverse. */
  | 'missing'
  | 'extra'
  /** One name twice where JSON has one value; a list whose entries are no `item` elements; another number of them. */
  | 'repeated'
  | 'list'
  | 'count'
  /** Elements where JSON has a text or a number, or text where it has an object. */
  | 'structure'
  | 'number'
  | 'boolean'
  /** JSON has null there, or an empty text. */
  | 'not-empty'
  /** Texts differ; only in line ends, in surrounding white space, or in an additional escape. */
  | 'text'
  | 'line-end'
  | 'white-space'
  | 'escaped-twice';

/** The result of a comparison. */
export interface KnownFormComparison {
  /** The first difference. Its place is an XPath, and a JSON pointer in brackets. */
  readonly defect?: Defect<KnownFormReason>;
  /** The number of compared values without parts. */
  readonly compared: number;
  /** Pointers to texts with characters, and to members with names, that XML 1.0 cannot have: not compared. */
  readonly beyond: readonly string[];
}

/** Whether a value carries no data: XML shows neither its kind nor its presence. */
function isVoid(node: JsonNode): boolean {
  if (node.kind === 'array') return node.items.every(isVoid);
  if (node.kind === 'object') return [...node.members.values()].every(isVoid);
  return node.kind === 'null' || (node.kind === 'string' && node.value === '');
}
const isEmpty = (element: XmlElement): boolean => isWhiteSpace(element.text) && element.children.every(isEmpty);

function described(node: JsonNode): string {
  if (node.kind === 'object') return 'an object';
  if (node.kind === 'array') return `a list of ${node.items.length}`;
  if (node.kind === 'null') return 'nothing, or an empty element';
  if (node.kind === 'number') return quotedText(node.text);
  return node.kind === 'string' ? quotedText(node.value) : String(node.value);
}
const shown = ({ children, text }: XmlElement): string =>
  children.length > 0 ? `${children.length} elements, the first <${children[0]!.name}>` : quotedText(text);

/**
 * Compares the two. The order of members is free, that of lists is not; attributes, namespaces, comments and white
 * space between elements are ignored. `ignored` are pointers to values that may differ between two readings.
 */
export function compareKnownForm(
  json: JsonNode,
  root: XmlElement,
  ignored: ReadonlySet<string> = new Set(),
): KnownFormComparison {
  const beyond: string[] = [];
  let compared = 0;
  const refuse = (
    reason: KnownFormReason,
    node: JsonNode,
    element: XmlElement,
    actual = shown(element),
    child = '',
  ): never => {
    throw new ParseRefusal(
      reason,
      described(node),
      actual,
      `${xpathOf(element)}${child} (${node.pointer || 'the root'})`,
    );
  };

  function list(items: readonly JsonNode[], node: JsonNode, element: XmlElement): void {
    const { children } = element;
    if (!isWhiteSpace(element.text) || children.some(({ local }) => local !== 'item')) refuse('list', node, element);
    // An entry without data may have no element.
    const there = items.length === children.length ? items : items.filter((item) => !isVoid(item));
    if (there.length !== children.length) refuse('count', node, element, `${children.length} items`);
    for (const [i, item] of there.entries()) value(item, children[i]!);
  }

  function object(members: ReadonlyMap<string, JsonNode>, node: JsonNode, element: XmlElement): void {
    if (!isWhiteSpace(element.text)) refuse('structure', node, element);
    const elements = new Map<string, XmlElement>();
    for (const child of element.children) {
      const member = members.get(child.local);
      if (member && ignored.has(member.pointer)) continue;
      if (elements.has(child.local)) refuse(member?.kind === 'array' ? 'list' : 'repeated', member ?? node, child);
      if (member === undefined && !isEmpty(child)) refuse('extra', node, child);
      elements.set(child.local, child);
    }
    for (const [name, member] of members) {
      const child = elements.get(name);
      if (ignored.has(member.pointer)) continue;
      if (!isXmlName(name)) beyond.push(member.pointer);
      else if (child) value(member, child);
      else if (!isVoid(member)) refuse('missing', member, element, 'no element', `/${name}`);
    }
  }

  function scalar(node: JsonNode, element: XmlElement): void {
    compared++;
    if (element.children.length > 0) refuse(isVoid(node) ? 'not-empty' : 'structure', node, element);
    const text = withoutWhiteSpace(element.text);
    if (isVoid(node) && text !== '') refuse('not-empty', node, element);
    if (node.kind === 'boolean' && text !== String(node.value) && text !== String(Number(node.value)))
      refuse('boolean', node, element);
    if (node.kind === 'number' && (equalDecimals(text) ?? text) !== (equalDecimals(node.text) ?? node.text))
      refuse('number', node, element);
    if (node.kind === 'string' && !fitsXml(node.value)) beyond.push(node.pointer);
    else if (node.kind === 'string' && node.value !== element.text) {
      const { reason, expected, actual, at } = textDefect(node.value, element.text)!;
      throw new ParseRefusal(reason, expected, actual, `${xpathOf(element)} (${node.pointer}), ${at}`);
    }
  }

  function value(node: JsonNode, element: XmlElement): void {
    if (ignored.has(node.pointer)) return;
    if (node.kind === 'array') list(node.items, node, element);
    else if (node.kind === 'object') object(node.members, node, element);
    else scalar(node, element);
  }

  const { defect } = attemptParse<void, KnownFormReason>(() => {
    if (root.local !== 'response') refuse('root', json, root, `<${root.name}>`);
    value(json, root);
  });
  return { ...(defect ? { defect } : {}), compared, beyond };
}
