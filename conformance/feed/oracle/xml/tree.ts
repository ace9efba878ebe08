/**
 * XML 1.0 documents as trees: well-formed, with namespaces, without a document type declaration.
 *
 * Anchored by: XML 1.0 sections 2.1, 2.7, 2.11 and 4.1, the published examples; libxml2
 */

import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { type ParseResult, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { attemptParse, ParseRefusal } from '../../../oracle/json/json.ts';
import { TREE_LIMITS, type TreeLimits } from '../../../oracle/json/tree-limits.ts';
import { readXmlText, type XmlText } from './encoding.ts';

/** An element with its content. */
export interface XmlElement {
  /** As it is written, with its prefix. */
  readonly name: string;
  /** Without its prefix. */
  readonly local: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Its character data in a single piece: CDATA and references resolved, line ends normalised, comments left out. */
  readonly text: string;
  readonly children: readonly XmlElement[];
  readonly parent?: XmlElement;
  /** Where its start tag ends, both from 1. */
  readonly line: number;
  readonly column: number;
}

/** A document that was read. */
export interface XmlDocument extends Omit<XmlText, 'text'> {
  readonly root: XmlElement;
  /** It has a document type declaration. Nothing of that was read: entities of it are unknown. */
  readonly doctype?: true;
}

/** `doctype` is refused with any content, unless it is allowed: a document can attack its reader by entities. */
export type XmlReason = 'encoding' | 'not-well-formed' | 'doctype' | 'too-deep' | 'too-many';

type Growing = { -readonly [K in keyof XmlElement]: K extends 'children' ? Growing[] : XmlElement[K] };

/** Most elements have no attributes, and half of them no children. */
const NONE: never[] = [];

/** How much of the text before a defect is shown. */
const NEAR = 30;

/** The limit of a single element. The parser is slow with many more. */
const ATTRIBUTES = 1000;

const pairsOf = (given: Readonly<Record<string, SaxesAttributeNS>>): XmlElement['attributes'] => {
  const values = Object.values(given);
  return values.length === 0 ? NONE : values.map(({ name, value }) => [name, value]);
};

function parse(text: string, limits: TreeLimits, passing: boolean): Pick<XmlDocument, 'root' | 'doctype'> {
  // By the rules of XML 1.0, also where a document calls itself 1.1 (XML 1.0 section 2.8).
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const here = () => `line ${parser.line}, column ${parser.column}`;
  const open: Growing[] = [];
  let root: Growing | undefined;
  let nodes = 0;
  // A long document has few names, each of them many times.
  const names = new Map<string, string>();
  const known = (name: string): string => {
    const same = names.get(name) ?? name;
    if (names.size < 1000) names.set(same, same);
    return same;
  };
  const add = (data: string) => {
    const element = open.at(-1);
    if (element) element.text += data;
  };
  const count = (): void => {
    if (++nodes > limits.nodes) throw new ParseRefusal('too-many', `at most ${limits.nodes} nodes`, 'more', here());
  };
  parser.on('error', (error) => {
    const [, at, what] = /^(?:(\d+:\d+): )?(.*)$/s.exec(error.message)!;
    const near = text.slice(Math.max(0, parser.position - NEAR), parser.position);
    const found = `${what!.replace(/\.$/, '')}, at the end of ${quotedText(near)}`;
    throw new ParseRefusal('not-well-formed', 'well-formed XML 1.0', found, at?.replace(/^(\d+):/, 'line $1, column '));
  });
  let doctype = false;
  parser.on('doctype', () => {
    doctype = true;
    if (passing) return;
    throw new ParseRefusal('doctype', 'no document type declaration', '<!DOCTYPE', here());
  });
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTES)
      throw new ParseRefusal('too-many', `at most ${ATTRIBUTES} attributes`, 'more', here());
  });
  parser.on('opentag', ({ name, local, attributes }) => {
    count();
    if (open.length > limits.depth)
      throw new ParseRefusal('too-deep', `at most ${limits.depth} levels`, 'more', here());
    const parent = open.at(-1);
    const element: Growing = {
      name: known(name),
      local: known(local),
      attributes: pairsOf(attributes),
      text: '',
      children: NONE,
      ...(parent === undefined ? {} : { parent }),
      line: parser.line,
      column: parser.column,
    };
    if (parent?.children === NONE) parent.children = [element];
    else parent?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  // The parser would read it as a byte order mark, which the decoding has removed already.
  if (text.startsWith('\ufeff')) parser.fail('text before the document');
  parser.write(text).close();
  return { root: root!, ...(doctype ? { doctype } : {}) };
}

/**
 * Reads a document. `charset` is that of the Content-Type, which overrides the declaration (RFC 7303). `passing`:
 * a document type declaration is passed over.
 */
export function readXml(
  bytes: Uint8Array,
  charset?: string,
  limits = TREE_LIMITS,
  passing = false,
): ParseResult<XmlDocument, XmlReason> {
  const read = readXmlText(bytes, charset);
  if (read.defect) return read;
  const { text, ...how } = read.value;
  const tree = attemptParse<ReturnType<typeof parse>, XmlReason>(() => parse(text, limits, passing));
  return tree.defect ? tree : parsedValue({ ...tree.value, ...how });
}

/** The path of an element, `/response/data/item[3]/title`: linear in its siblings, so for defects and not for all. */
export function xpathOf(element: XmlElement): string {
  const steps: string[] = [];
  for (let step: XmlElement | undefined = element; step !== undefined; step = step.parent) {
    const { name } = step;
    const sameNamed = step.parent?.children.filter((sibling) => sibling.name === name) ?? [];
    steps.unshift(sameNamed.length > 1 ? `${name}[${sameNamed.indexOf(step) + 1}]` : name);
  }
  return `/${steps.join('/')}`;
}
