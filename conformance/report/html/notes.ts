import { htmlElement } from './element.ts';
import type { PageFacts } from './page-facts.ts';
import { type PageSection, section } from './page-section.ts';
import { checkName, sentence } from './texts.ts';

/** What passes stand for that do not stand for the whole target: each note once, above its checks. */
export function notesSections(facts: PageFacts): readonly PageSection[] {
  const checks = facts.report.checks.filter(({ note }) => note !== undefined);
  if (checks.length === 0) return [];
  const groups = [...Map.groupBy(checks, ({ note }) => note!)].map(([note, ones]) =>
    htmlElement(
      'li',
      {},
      htmlElement('p', {}, sentence(note)),
      htmlElement(
        'ul',
        { class: 'names' },
        ones.map(({ id }) => htmlElement('li', {}, checkName(facts, id))),
      ),
    ),
  );
  return [section('notes', `Notes (${groups.length})`, htmlElement('ul', { class: 'groups' }, groups))];
}
