import { type Content, htmlElement, type PageElement } from '../html/element.ts';
import { type PageSection, section } from '../html/page-section.ts';
import { commandLine, plainText, sentence } from '../html/texts.ts';
import { VERDICT_LOOKS } from '../html/verdict-look.ts';
import type { Implementation } from './implementation-facts.ts';
import { countsBar, countsList, outcomeCounts } from './outcome-counts.ts';
import {
  INDEX,
  implementationFile,
  type SiteFacts,
  shownSuites,
  suiteFile,
  suiteTitle,
  TROPHIES,
} from './site-facts.ts';
import { plainHeader, type SitePage } from './site-page.ts';
import { trophyAnchor } from './trophies-page.ts';

const KINDS = { reference: 'reference', example: 'example', other: '' } as const;

/** Every implementation with its verdict, by suite. */
export function indexPage(facts: SiteFacts): SitePage {
  const { launcher } = facts;
  const suites = shownSuites(facts);
  const lead =
    'Each was judged by Touchstone. The numbers count the requirements that can be seen from outside. One command makes a result again; it stands on the page of the implementation.';
  return {
    file: INDEX,
    title: 'Implementations side by side – Touchstone',
    header: plainHeader('Implementations side by side', htmlElement('p', { class: 'lead' }, lead)),
    sections: [
      ...suites.map((suite) => suiteSection(facts, suite)),
      ...trophiesSection(facts),
      section(
        'submit',
        'Add an implementation',
        htmlElement(
          'p',
          {},
          'A folder with implementation.yaml, which says what is judged and by which command, is all that it takes. ',
          'The first command makes its report, the second refuses what cannot be made again. docs/results.md has more.',
        ),
        commandLine('the command that makes the report', `${launcher} results make my-log`),
        commandLine('the command that checks the folder', `${launcher} results results/ --check`),
      ),
    ],
  };
}

function suiteSection({ implementations }: SiteFacts, suite: string): PageSection {
  const ones = implementations.filter((one) => one.suite === suite);
  return section(
    suite,
    `${suiteTitle(suite)} (${ones.length})`,
    htmlElement('ul', { class: 'implementations' }, ones.map(implementationItem)),
    htmlElement(
      'p',
      { class: 'more' },
      htmlElement('a', { href: suiteFile(suite) }, `${suiteTitle(suite)} by requirements, side by side`),
    ),
  );
}

function implementationItem(one: Implementation): PageElement {
  const counts = outcomeCounts(one.report);
  const { tone, symbol, word } = VERDICT_LOOKS[one.report.verdict];
  return htmlElement(
    'li',
    {},
    htmlElement(
      'div',
      {},
      htmlElement('a', { class: 'name', href: implementationFile(one.folder) }, plainText(one.name)),
      ' ',
      htmlElement('span', { class: 'version' }, plainText(one.version)),
      kindMark(one.kind),
    ),
    htmlElement('span', { class: `mark ${tone}` }, htmlElement('span', { 'aria-hidden': 'true' }, symbol), ' ', word),
    countsBar(counts),
    countsList(counts),
  );
}

const kindMark = (kind: Implementation['kind']): Content =>
  KINDS[kind] !== '' && [' ', htmlElement('span', { class: 'kind' }, `· ${KINDS[kind]}`)];

function trophiesSection({ trophies }: SiteFacts): readonly PageSection[] {
  if (trophies.length === 0) return [];
  const items = trophies.map((trophy, i) =>
    htmlElement(
      'li',
      {},
      htmlElement('a', { href: `${TROPHIES}#${trophyAnchor(i)}` }, sentence(trophy.title)),
      ' ',
      htmlElement('span', { class: 'version' }, plainText(trophy.software)),
    ),
  );
  return [section('trophies', `Trophies (${items.length})`, htmlElement('ul', { class: 'trophies' }, items))];
}
