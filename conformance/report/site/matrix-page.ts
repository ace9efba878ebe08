import { type Requirement, requirementsOf, type SuiteName, sourceOf } from '../../core/spec/requirement.ts';
import { htmlElement, type PageElement } from '../html/element.ts';
import { OUTCOME_MARKS, outcomeMark, shownOutcome } from '../html/outcome-mark.ts';
import { requirementAnchor } from '../html/page-facts.ts';
import { type PageSection, section } from '../html/page-section.ts';
import { plainText, sentence } from '../html/texts.ts';
import type { Implementation } from './implementation-facts.ts';
import { implementationFile, type SiteFacts, suiteFile, suiteTitle } from './site-facts.ts';
import { plainHeader, type SitePage } from './site-page.ts';

type Shown = keyof typeof OUTCOME_MARKS;

/** The implementations of a suite by its requirements. */
export function matrixPage({ implementations }: SiteFacts, suite: SuiteName): SitePage {
  const ones = implementations.filter((one) => one.suite === suite);
  const outcomes = new Map(ones.map((one) => [one, outcomesOf(one)] as const));
  const judged = requirementsOf(suite).filter(
    ({ id, excluded }) => excluded === undefined && ones.some((one) => outcomes.get(one)!.has(id)),
  );
  const rulesets = Map.groupBy(judged, ({ ruleset }) => ruleset);
  const used = new Set([...outcomes.values()].flatMap((all) => [...all.values()]));
  const legend = (Object.keys(OUTCOME_MARKS) as Shown[]).filter((name) => used.has(name) && name !== 'excluded');
  return {
    file: suiteFile(suite),
    title: `${suiteTitle(suite)} by requirements – Touchstone`,
    header: plainHeader(
      suiteTitle(suite),
      htmlElement(
        'p',
        { class: 'lead' },
        'A row for each requirement, a column for each implementation. An implementation stands in the tables of the rulesets by which it was judged.',
      ),
      htmlElement(
        'ul',
        { class: 'legend', 'aria-label': 'Marks' },
        legend.map((name) => htmlElement('li', {}, outcomeMark(name))),
      ),
    ),
    sections: [
      ...[...rulesets].map(([ruleset, rows], i) =>
        rulesetSection(
          ruleset,
          rows,
          ones.filter(({ report }) => report.scope.rulesets.includes(ruleset)),
          outcomes,
          i === 0 ? [filters()] : [],
        ),
      ),
    ],
  };
}

/** The outcome of each requirement of a report; those of its rulesets that are newer than the report were not run. */
function outcomesOf({ report, suite }: Implementation): ReadonlyMap<string, Shown> {
  const newer = requirementsOf(suite as SuiteName).filter(
    ({ ruleset, excluded }) => excluded === undefined && report.scope.rulesets.includes(ruleset),
  );
  return new Map<string, Shown>([
    ...newer.map(({ id }) => [id, 'not-run'] as const),
    ...report.requirements.map((one) => [one.id, shownOutcome(one, report.strict)] as const),
  ]);
}

function rulesetSection(
  ruleset: string,
  rows: readonly Requirement[],
  ones: readonly Implementation[],
  outcomes: ReadonlyMap<Implementation, ReadonlyMap<string, Shown>>,
  before: readonly PageElement[],
): PageSection {
  const caption = `Requirements of ${ruleset}`;
  const head = htmlElement(
    'tr',
    {},
    htmlElement('th', { scope: 'col' }, 'Requirement'),
    ones.map(({ folder, name }) =>
      htmlElement('th', { scope: 'col' }, htmlElement('a', { href: implementationFile(folder) }, plainText(name))),
    ),
  );
  const body = rows.map((row) => matrixRow(row, ones, outcomes));
  return section(
    `ruleset-${ruleset}`,
    `${ruleset} (${rows.length})`,
    ...before,
    htmlElement(
      'div',
      { class: 'matrix-part' },
      htmlElement(
        'section',
        { class: 'scroll', 'aria-label': caption, tabindex: 0 },
        htmlElement(
          'table',
          { class: 'matrix' },
          htmlElement('caption', { class: 'unseen' }, caption),
          htmlElement('thead', {}, head),
          htmlElement('tbody', {}, body),
        ),
      ),
    ),
  );
}

function matrixRow(
  requirement: Requirement,
  ones: readonly Implementation[],
  outcomes: ReadonlyMap<Implementation, ReadonlyMap<string, Shown>>,
): PageElement {
  const { id, level, text } = requirement;
  const found = ones.map((one) => outcomes.get(one)!.get(id) ?? 'not-run');
  const worst = (Object.keys(OUTCOME_MARKS) as Shown[]).find((name) => found.includes(name));
  return htmlElement(
    'tr',
    { 'data-worst': worst },
    htmlElement(
      'th',
      { scope: 'row' },
      htmlElement('span', { class: 'id' }, id),
      ' ',
      htmlElement('span', { class: 'version' }, level.toUpperCase()),
      htmlElement('span', { class: 'version source' }, ` · ${sourceOf(requirement).text}`),
      htmlElement('p', {}, sentence(text)),
    ),
    ones.map((one, i) => cell(one, id, found[i]!)),
  );
}

/** Outcomes whose cell leads to the requirement on the page of the implementation. */
const LINKED: readonly Shown[] = ['fail', 'warning', 'blocked', 'inconclusive', 'flaky', 'error', 'waived'];

function cell({ folder }: Implementation, id: string, outcome: Shown): PageElement {
  const { symbol, word, tone } = OUTCOME_MARKS[outcome];
  const mark = [htmlElement('span', { 'aria-hidden': 'true' }, symbol), htmlElement('span', { class: 'unseen' }, word)];
  const href = `${implementationFile(folder)}#${requirementAnchor(id)}`;
  return htmlElement('td', { class: tone }, LINKED.includes(outcome) ? htmlElement('a', { href }, mark) : mark);
}

/** The filters. They are hidden until a script shows them, since without one they do nothing. */
function filters(): PageElement {
  const options: readonly (readonly [Shown | '', string])[] = [
    ['', 'all'],
    ['fail', 'somebody failed'],
    ['warning', 'somebody was warned, nobody failed'],
    ['pass', 'all who were judged passed'],
  ];
  return htmlElement(
    'div',
    { id: 'matrix-filters', role: 'search', 'aria-label': 'Filter the requirements', hidden: true },
    htmlElement(
      'div',
      {},
      htmlElement('label', { for: 'matrix-text' }, 'Text'),
      htmlElement('input', { id: 'matrix-text', type: 'search', autocomplete: 'off' }),
    ),
    htmlElement(
      'div',
      {},
      htmlElement('label', { for: 'matrix-rule' }, 'Where'),
      htmlElement(
        'select',
        { id: 'matrix-rule' },
        options.map(([value, word]) => htmlElement('option', { value }, word)),
      ),
    ),
    htmlElement('p', { id: 'matrix-count', role: 'status' }),
  );
}
