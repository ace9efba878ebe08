import { legibleText } from '../../core/text/legible-text.ts';
import { isWebAddress } from '../document/web-address.ts';
import { type Content, htmlElement, type PageElement } from './element.ts';
import { checkAnchor, type PageFacts } from './page-facts.ts';

/** How many UTF-16 units of one text stand on the page, unless it is a body or a command. */
const TEXT_CHARS = 2000;

/** A text of anybody, legible and not too long. It is escaped where it becomes a part of an element. */
export const plainText = (text: string, limit = TEXT_CHARS): string => legibleText(text, limit);

/** A text, or another where it is blank. */
export const textOr = (text: string, other: string): string => (text.trim() === '' ? other : text);

/** A text of anybody as code. */
export const code = (text: string, limit?: number): PageElement => htmlElement('code', {}, plainText(text, limit));

/** Code in backticks, or the name of an option. A longer name may be broken, so that it fits on a narrow screen. */
const MARKED = /(`[^`]*`|--[a-z][a-z-]{1,30}(?![a-z-]))/;

/** A sentence in which backticks are code. The name of an option stays on one line: a browser would break it after a hyphen. */
export function sentence(text: string): Content {
  return plainText(text)
    .split(MARKED)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      return part.startsWith('`')
        ? htmlElement('code', {}, part.slice(1, -1))
        : htmlElement('span', { class: 'option' }, part);
    });
}

/** A document and section with its link. An address that is not of the web stays text. */
export function sourceLink(source: string, url: string | undefined): Content {
  return isWebAddress(url) ? htmlElement('a', { href: url, rel: 'noreferrer' }, plainText(source)) : plainText(source);
}

/** A page as a link to itself. A path is code. */
export const webLink = (page: string): Content => (isWebAddress(page) ? sourceLink(page, page) : code(page));

/** A check's id, which leads to the check where that stands on the page in full. */
export function checkName({ shown }: PageFacts, id: string): PageElement {
  return shown.has(id) ? htmlElement('a', { href: `#${checkAnchor(id)}` }, code(id)) : code(id);
}

/** A list of terms; those without a value are left out. */
export function terms(rows: readonly (readonly [term: string, value: Content])[], name = 'terms'): PageElement {
  const given = rows.filter(([, value]) => value !== undefined && value !== '' && value !== false);
  return htmlElement(
    'dl',
    { class: name },
    given.map(([term, value]) => htmlElement('div', {}, htmlElement('dt', {}, term), htmlElement('dd', {}, value))),
  );
}

/** A table with a caption, whose first column names the row. */
export function table(caption: string, head: readonly string[], rows: readonly (readonly Content[])[]): PageElement {
  const cells = (row: readonly Content[]) =>
    row.map((cell, i) => (i === 0 ? htmlElement('th', { scope: 'row' }, cell) : htmlElement('td', {}, cell)));
  return htmlElement(
    'table',
    {},
    htmlElement('caption', {}, caption),
    htmlElement(
      'thead',
      {},
      htmlElement(
        'tr',
        {},
        head.map((title) => htmlElement('th', { scope: 'col' }, title)),
      ),
    ),
    htmlElement(
      'tbody',
      {},
      rows.map((row) => htmlElement('tr', {}, cells(row))),
    ),
  );
}

/** A command line that a script lets people copy. */
export function commandLine(label: string, command: string): PageElement {
  return htmlElement('div', { class: 'command', 'data-copy': label }, htmlElement('code', {}, command));
}
