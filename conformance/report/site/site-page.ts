import { type Content, htmlElement, type PageElement, rawHtmlElement } from '../html/element.ts';
import { headElement } from '../html/page-head.ts';
import { contentsList, type PageSection, sectionElement } from '../html/page-section.ts';
import { SCRIPT } from '../html/script.ts';
import { STYLE } from '../html/style.ts';
import { MATRIX_SCRIPT } from './matrix-script.ts';
import { INDEX, type SiteFacts, shownSuites, suiteFile, suiteTitle, TROPHIES } from './site-facts.ts';
import { SITE_STYLE } from './site-style.ts';

/** A page of the site. */
export interface SitePage {
  /** Its own file. */
  readonly file: string;
  readonly title: string;
  /** Its header, given the links to its sections. */
  readonly header: (links: Content) => PageElement;
  readonly sections: readonly PageSection[];
}

const style = STYLE + SITE_STYLE;
const script = SCRIPT + MATRIX_SCRIPT;

/** A page as HTML: it loads nothing, and links only to the other pages and to published documents. */
export function sitePageText(facts: SiteFacts, { file, title, header, sections }: SitePage): string {
  const body = htmlElement(
    'body',
    {},
    htmlElement('a', { class: 'skip', href: '#content' }, 'Skip to the results'),
    siteLinks(facts, file),
    header(sections.length > 1 && contentsList(sections)),
    htmlElement('main', { id: 'content', tabindex: -1 }, sections.map(sectionElement)),
    htmlElement(
      'footer',
      {},
      htmlElement('p', {}, `Made by touchstone ${facts.version} from the reports in a folder of results.`),
    ),
    rawHtmlElement('script', script),
  );
  const head = headElement({ title, style, script });
  return `<!doctype html>\n${htmlElement('html', { lang: 'en' }, head, body).html}\n`;
}

function siteLinks(facts: SiteFacts, current: string): PageElement {
  const links: readonly (readonly [file: string, text: string])[] = [
    [INDEX, 'Implementations'],
    ...shownSuites(facts).map((suite) => [suiteFile(suite), suiteTitle(suite)] as const),
    ...(facts.trophies.length > 0 ? [[TROPHIES, 'Trophies'] as const] : []),
  ];
  return htmlElement(
    'nav',
    { class: 'site', 'aria-label': 'Pages' },
    htmlElement(
      'ul',
      {},
      links.map(([file, text]) =>
        htmlElement(
          'li',
          {},
          htmlElement('a', { href: file, 'aria-current': file === current ? 'page' : undefined }, text),
        ),
      ),
    ),
  );
}

/** A header without a verdict. */
export const plainHeader =
  (title: string, ...content: readonly Content[]) =>
  (links: Content): PageElement =>
    htmlElement(
      'header',
      {},
      htmlElement('p', { class: 'over' }, 'Touchstone · results'),
      htmlElement('h1', { class: 'title' }, title),
      ...content,
      links,
    );
