import { withVisibleControls } from '../../core/text/legible-text.ts';

/** Characters that XML 1.0 cannot carry in any form (section 2.2), beside those that are made visible. */
const UNFIT = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Characters that a parser would read as markup or change: line ends everywhere, white space in attributes (section
 * 3.3.3).
 */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string, special: RegExp): string =>
  withVisibleControls(text)
    .replace(UNFIT, '\uFFFD')
    .replace(special, (char) => ESCAPES[char] ?? `&#${char.charCodeAt(0)};`);

/** An element: its name, its attributes, and its child elements or text. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly Element[] | string;
}

/** Makes an element. Names are trusted; values and text may contain any characters, and control characters are visible. */
export function element(name: string, attributes: Element['attributes'], content: Element['content'] = ''): Element {
  return { name, attributes, content };
}

/** A document with one element per line; text is not indented. */
export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}

function written({ name, attributes, content }: Element, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`);
  const start = `${indent}<${name}${pairs.join('')}`;
  if (content.length === 0) return `${start}/>`;
  if (typeof content === 'string') return `${start}>${escaped(content, /[&<>\r]/g)}</${name}>`;
  const inner = content.map((child) => written(child, `${indent}  `));
  return `${start}>\n${inner.join('\n')}\n${indent}</${name}>`;
}
