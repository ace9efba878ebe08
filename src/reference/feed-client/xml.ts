import { SaxesParser } from 'saxes';
import type { Json } from '../feed/format/json.ts';
import { refuse } from './refused.ts';

const BYTE_ORDER_MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\u00fe\u00ff/, 'utf-16be'],
  [/^\u00ff\u00fe/, 'utf-16le'],
  [/^\u00ef\u00bb\u00bf/, 'utf-8'],
];

/**
 * The text of XML: its encoding is that of the byte order mark, else of the charset in the Content-Type, else of the
 * declaration, else UTF-8 (RFC 7303, section 3.2). @throws Refused
 */
export function decodeXml(bytes: Uint8Array, type: string): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.test(head))?.[1];
  const named = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1];
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/.exec(head)?.[1];
  const encoding = marked ?? named ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return refuse(`the XML is not in ${encoding}`);
  }
}

interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

/** The first element of an XML text. @throws Refused for a text that is not well-formed (XML 1.0, section 2.1) */
export function readElement(text: string): Element {
  const root: Element = { name: '', children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => refuse(`the XML is not well-formed: ${message}`));
  parser.on('opentag', ({ name }) => {
    const element: Element = { name, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (more: string) => {
    open.at(-1)!.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return root.children[0] ?? refuse('the XML is empty');
}

/** The envelope that XML carries: the entries of lists are `item`, and an empty element is null. @throws Refused */
export function readXml(text: string): Json {
  const root = readElement(text);
  const child = (element: Element, name: string) => element.children.find((one) => one.name === name);
  const items = (element: Element | undefined) => element?.children.filter(({ name }) => name === 'item') ?? [];
  const value = (element: Element | undefined): string | null => element?.text || null;
  const event = (element: Element): Json => ({
    id: value(child(element, 'id')),
    title: value(child(element, 'title')),
    times: items(child(element, 'times')).map((time) => ({
      start: value(child(time, 'start')),
      end: value(child(time, 'end')),
    })),
    type: items(child(element, 'type')).map(value),
    link: value(child(element, 'link')),
    updated: value(child(element, 'updated')),
  });
  const meta = child(root, 'meta');
  const data = child(root, 'data') ?? refuse('the XML has no element data');
  return { meta: { status: Number(value(meta && child(meta, 'status'))) }, data: items(data).map(event) };
}
