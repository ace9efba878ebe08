/**
 * The values of an XML tree, grouped by places of the same meaning, in the several ways in which forms of XML name such
 * places.
 *
 * Anchored by: the forms that XPath's json-to-xml, Rails, Solr, XML-RPC and property lists write
 */

import { isWhiteSpace } from '../xml/text-difference.ts';
import type { XmlElement } from '../xml/tree.ts';

/** A text in the tree: of an attribute, or directly in an element. */
export interface XmlLeaf {
  readonly element: XmlElement;
  readonly attribute?: string;
  readonly text: string;
  /** Every name on the way to it. */
  readonly words: readonly string[];
  /** Those of its last step. */
  readonly last: readonly string[];
}

/** The leaves of one place, in the order of the document. */
export type XmlPlace = readonly XmlLeaf[];

/** These attributes are not data of the document: namespaces, schemas, the language. */
const ASIDE = /^(?:xmlns(?::|$)|xml:|xsi:)/;
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The way to an element. */
interface Way {
  readonly path: string;
  /** The innermost of the member names on it. */
  readonly inner: string;
  readonly depth: number;
  readonly words: readonly string[];
}

/**
 * The name of an element by an attribute, or by the element right before it (`<str name="title">`,
 * `<key>title</key><string>`).
 */
function markOf(element: XmlElement, before: XmlElement | undefined, names: ReadonlySet<string>): string | undefined {
  const marks = [...element.attributes.map(([, value]) => value), ...(before ? [before.text.trim()] : [])];
  return marks.find((mark) => names.has(mark));
}

/**
 * The places of a tree. `names` are those of the JSON members. Each leaf is at several places: by the names on its way,
 * by its own name and depth, by the innermost of the member names on its way; and by the same with marks, which are
 * member names that are given as data. White space alone is no leaf.
 */
export function xmlPlaces(root: XmlElement, names: ReadonlySet<string>): readonly XmlPlace[] {
  return [...sorted(root, names, false), ...sorted(root, names, true)];
}

function sorted(root: XmlElement, names: ReadonlySet<string>, marked: boolean): readonly XmlPlace[] {
  const places = new Map<string, XmlLeaf[]>();
  const put = (key: string, leaf: XmlLeaf): void => {
    const place = places.get(key);
    if (place) place.push(leaf);
    else places.set(key, [leaf]);
  };
  const add = (
    { path, inner, depth, words }: Way,
    leaf: Pick<XmlLeaf, 'element' | 'attribute' | 'text' | 'last'>,
  ): void => {
    const whole = { ...leaf, words };
    put(`path ${path}`, whole);
    put(`depth ${depth} ${leaf.last.join(' ')}`, whole);
    if (inner !== '') put(`inner ${inner}`, whole);
  };
  const step = (way: Way, words: readonly string[], sign = ''): Way => ({
    path: `${way.path}/${sign}${words.join(' ')}`,
    inner: words.findLast((word) => names.has(word)) ?? way.inner,
    depth: way.depth + 1,
    words: [...way.words, ...words],
  });
  const walk = (element: XmlElement, above: Way, before?: XmlElement): void => {
    const mark = marked ? markOf(element, before, names) : undefined;
    const last = mark === undefined ? [element.local] : [element.local, mark];
    const way = step(above, last);
    for (const [attribute, text] of element.attributes) {
      if (ASIDE.test(attribute) || isWhiteSpace(text)) continue;
      const own = [localOf(attribute)];
      add(step(way, own, '@'), { element, attribute, text, last: own });
    }
    if (!isWhiteSpace(element.text)) add(way, { element, text: element.text, last });
    for (const [i, child] of element.children.entries()) walk(child, way, element.children[i - 1]);
  };
  walk(root, { path: '', inner: '', depth: 0, words: [] });
  return [...places.values()];
}
