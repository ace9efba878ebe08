/** HTML, in which texts of others are escaped. Only this module makes it. */
export class PageElement {
  readonly html: string;

  private constructor(html: string) {
    this.html = html;
  }

  /** An element of these parts, each of which is HTML. */
  static of(name: string, attributes: Attributes, content: string): PageElement {
    const given = Object.entries(attributes).map(([key, value]) => attribute(key, value));
    const end = VOID.includes(name) ? '' : `${content}</${name}>`;
    return new PageElement(`<${name}${given.join('')}>${end}`);
  }
}

/** What may stand in an element. A text is escaped, no matter who wrote it. */
export type Content = PageElement | string | number | false | undefined | readonly Content[];

/** Attributes by name; one that is false or undefined is left out. Names are ours. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Those of the void elements that the page has (HTML, section 13.1.2). */
const VOID: readonly string[] = ['meta', 'input'];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

function attribute(name: string, value: Attributes[string]): string {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
}

function htmlOf(content: Content): string {
  if (content instanceof PageElement) return content.html;
  if (content === undefined || content === false) return '';
  return typeof content === 'object' ? content.map(htmlOf).join('') : escaped(String(content));
}

/** An element with its attributes and content. */
export const htmlElement = (name: string, attributes: Attributes = {}, ...content: Content[]): PageElement =>
  PageElement.of(name, attributes, htmlOf(content));

/** A `style` or `script` of ours: HTML escapes nothing in them (section 13.2.5.1), so no text of others may be there. */
export const rawHtmlElement = (name: 'style' | 'script', text: string): PageElement => PageElement.of(name, {}, text);
