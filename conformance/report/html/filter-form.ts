import type { RequirementReport } from '../document/report.ts';
import { htmlElement, type PageElement } from './element.ts';
import { OUTCOME_MARKS, shownOutcome } from './outcome-mark.ts';

/** The filters of the list of requirements. They are hidden until a script shows them, since without one they do nothing. */
export function filterForm(requirements: readonly RequirementReport[], strict: boolean): PageElement {
  const outcomes = new Set(requirements.map((requirement) => shownOutcome(requirement, strict)));
  const inOrder = Object.entries(OUTCOME_MARKS).filter(([name]) => outcomes.has(name as never));
  const rulesets = [...new Set(requirements.map(({ ruleset }) => ruleset))];
  return htmlElement(
    'div',
    { id: 'filters', role: 'search', 'aria-label': 'Filter the requirements', hidden: true },
    field('filter-text', 'Text', htmlElement('input', { id: 'filter-text', type: 'search', autocomplete: 'off' })),
    choice(
      'outcome',
      'Outcome',
      inOrder.map(([name, { word }]) => [name, word]),
    ),
    choice('level', 'Level', [
      ['must', 'MUST'],
      ['should', 'SHOULD'],
    ]),
    choice(
      'ruleset',
      'Ruleset',
      rulesets.map((name) => [name, name]),
    ),
    htmlElement('button', { type: 'button', id: 'filter-none' }, 'Show all'),
    htmlElement('p', { id: 'filter-count', role: 'status' }),
  );
}

const field = (id: string, label: string, control: PageElement): PageElement =>
  htmlElement('div', { class: 'field' }, htmlElement('label', { for: id }, label), control);

function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, word: string])[],
): PageElement {
  const id = `filter-${name}`;
  const all = htmlElement('option', { value: '' }, 'all');
  return field(
    id,
    label,
    htmlElement(
      'select',
      { id, 'data-filter': name },
      all,
      options.map(([value, word]) => htmlElement('option', { value }, word)),
    ),
  );
}
