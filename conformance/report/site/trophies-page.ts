import { type Content, htmlElement, type PageElement } from '../html/element.ts';
import { checkAnchor } from '../html/page-facts.ts';
import { section } from '../html/page-section.ts';
import { code, plainText, sentence, terms, webLink } from '../html/texts.ts';
import type { Implementation, Trophy } from './implementation-facts.ts';
import { type ShownFailure, shownFailure } from './shown-failure.ts';
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
  const one = facts.implementations.find(({ folder }) => folder === implementation);
  const keys = checks.map((key) => htmlElement('div', {}, keyContent(one, key)));
  return htmlElement(
    'article',
    { id, class: 'story', 'aria-labelledby': `${id}-title` },
    htmlElement('p', { class: 'over' }, plainText(software)),
    htmlElement('h3', { id: `${id}-title` }, sentence(title)),
    htmlElement('p', {}, sentence(text)),
    terms([
      ['Shown by', webLink(/^https?:/.test(link) ? link : facts.pageOf(link))],
      ['Found by', keys.length > 0 && keys],
      ['Result', one && resultContent(one, checks)],
    ]),
  );
}

/** A failure, with a link to where the page of the implementation has it. */
function keyContent(one: Implementation | undefined, key: string): Content {
  const shown = one && shownFailure(one, key);
  if (!shown) return code(key);
  const { report, next, step } = shown;
  const href = step ?? `${implementationFile(one.folder)}#${checkAnchor(key.split('#')[0]!)}`;
  return [
    htmlElement('a', { href }, code(key)),
    next && plainText(`, in ${report.implementation.version}, and no longer in ${next.implementation.version}`),
  ];
}

/** The reports that show the failures: the present one where no failure is named. */
function resultContent(one: Implementation, keys: readonly string[]): readonly PageElement[] {
  const page = implementationFile(one.folder);
  const shown = new Map(
    keys.map((key) => shownFailure(one, key) ?? { report: one.report }).map((found) => [found.report, found]),
  );
  const found: readonly ShownFailure[] = shown.size === 0 ? [{ report: one.report }] : [...shown.values()];
  return found.map(({ report: { implementation: judged }, step }) =>
    htmlElement(
      'div',
      {},
      htmlElement('a', { href: step ?? page }, plainText(`${judged.name} ${judged.version}`)),
      step !== undefined && plainText(`, an earlier report; the present one is of ${one.version}`),
    ),
  );
}
