import { htmlElement, type PageElement } from '../html/element.ts';
import { checkAnchor } from '../html/page-facts.ts';
import { section } from '../html/page-section.ts';
import { code, plainText, sentence, terms, webLink } from '../html/texts.ts';
import type { Trophy } from './implementation-facts.ts';
import { implementationFile, type SiteFacts, shownSuites, suiteTitle, TROPHIES } from './site-facts.ts';
import { plainHeader, type SitePage } from './site-page.ts';

/** The id of a trophy's element, by its place in the list. */
export const trophyAnchor = (place: number): string => `trophy-${place + 1}`;

/** Defects that were found in software of others, each with the document that shows it. */
export function trophiesPage(facts: SiteFacts): SitePage {
  const lead =
    'Defects that the checks, and the tests around them, found in software of others. Each has a link to a public tracker, or to the document or script that shows it.';
  const suites = facts.suites.filter(
    (suite) => shownSuites(facts).includes(suite) || facts.trophies.some((trophy) => trophy.suite === suite),
  );
  return {
    file: TROPHIES,
    title: 'Trophies – Touchstone',
    header: plainHeader('Trophies', htmlElement('p', { class: 'lead' }, lead)),
    sections: suites.flatMap((suite) => {
      const items = facts.trophies.flatMap((trophy, i) =>
        trophy.suite === suite ? [trophyItem(facts, trophy, trophyAnchor(i))] : [],
      );
      return items.length === 0 ? [] : [section(suite, `${suiteTitle(suite)} (${items.length})`, ...items)];
    }),
  };
}

/** A trophy with its evidence. */
export function trophyItem(facts: SiteFacts, trophy: Trophy, id: string): PageElement {
  const { title, software, text, link, checks = [], implementation } = trophy;
  const shown = facts.implementations.find(({ folder }) => folder === implementation);
  const page = shown && implementationFile(shown.folder);
  const keys = checks.map((key) =>
    htmlElement(
      'div',
      {},
      page ? htmlElement('a', { href: `${page}#${checkAnchor(key.split('#')[0]!)}` }, code(key)) : code(key),
    ),
  );
  return htmlElement(
    'article',
    { id, class: 'story', 'aria-labelledby': `${id}-title` },
    htmlElement('p', { class: 'over' }, plainText(software)),
    htmlElement('h3', { id: `${id}-title` }, sentence(title)),
    htmlElement('p', {}, sentence(text)),
    terms([
      ['Shown by', webLink(/^https?:/.test(link) ? link : facts.pageOf(link))],
      ['Found by', keys.length > 0 && keys],
      ['Result', shown && page && htmlElement('a', { href: page }, plainText(`${shown.name} ${shown.version}`))],
    ]),
  );
}
