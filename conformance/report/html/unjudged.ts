import { byCause } from '../console/grouped.ts';
import type { CheckReport } from '../document/report.ts';
import { type Content, htmlElement, type PageElement } from './element.ts';
import type { PageFacts } from './page-facts.ts';
import { type PageSection, section } from './page-section.ts';
import { checkName, plainText, sentence, textOr } from './texts.ts';

/** The sections of checks that were not judged: each cause once, above the checks that share it. */
const SECTIONS = [
  ['inconclusive', 'not-judged', 'Not judged'],
  ['blocked', 'blocked', 'Blocked by a failure'],
  ['waived', 'waived', 'Waived'],
  ['not-applicable', 'not-applicable', 'Not applicable'],
] as const;

/** Whether a waived failure has a story of its own. */
const isToldInFull = ({ knownFlaky, newSince, reason }: CheckReport): boolean =>
  knownFlaky === true || (newSince !== undefined && reason !== undefined);

/** The sections of unjudged checks. */
export function unjudgedSections(facts: PageFacts): readonly PageSection[] {
  return SECTIONS.flatMap(([outcome, id, title]) => {
    const checks = facts.report.checks.filter((check) => check.outcome === outcome && !isToldInFull(check));
    if (checks.length === 0) return [];
    return [section(id, `${title} (${checks.length})`, groups(facts, checks))];
  });
}

function groups(facts: PageFacts, checks: readonly CheckReport[]): PageElement {
  return htmlElement(
    'ul',
    { class: 'groups' },
    [...byCause(checks)].map(([cause, ones]) =>
      htmlElement('li', {}, htmlElement('p', {}, causeText(facts, cause, ones)), names(facts, ones)),
    ),
  );
}

function causeText(facts: PageFacts, cause: string, [one]: readonly CheckReport[]): Content {
  const key = one!.outcome === 'blocked' ? one!.because : undefined;
  if (key === undefined) return sentence(textOr(cause, 'no cause is known'));
  const id = key.split('#')[0]!;
  return ['blocked by ', facts.shown.has(id) ? checkName(facts, id) : plainText(key)];
}

/** The names of checks; many of them are folded. */
function names(facts: PageFacts, checks: readonly CheckReport[]): PageElement {
  const list = htmlElement(
    'ul',
    { class: 'names' },
    checks.map(({ id }) => htmlElement('li', {}, checkName(facts, id))),
  );
  return checks.length > 6
    ? htmlElement('details', {}, htmlElement('summary', {}, `${checks.length} checks`), list)
    : list;
}
