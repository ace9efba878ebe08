import type { CheckReport, RequirementReport } from '../document/report.ts';
import { waivedPart } from '../document/waived-part.ts';
import { htmlElement, type PageElement } from './element.ts';
import { filterForm } from './filter-form.ts';
import { outcomeMark, shownOutcome } from './outcome-mark.ts';
import { type PageFacts, requirementAnchor } from './page-facts.ts';
import { type PageSection, section } from './page-section.ts';
import { checkName, plainText, sentence, sourceLink } from './texts.ts';

/** Outcomes of requirements that a run of some checks did not look at. */
const UNTOUCHED: readonly string[] = ['not-run', 'unproved', 'excluded'];

const LEVELS = ['must', 'should'] as const;

/** All requirements, by ruleset and level. */
export function requirementsSection(facts: PageFacts): PageSection {
  const { scope } = facts.report;
  const requirements = scope.filtered
    ? facts.report.requirements.filter(({ outcome }) => !UNTOUCHED.includes(outcome))
    : facts.report.requirements;
  const left = facts.report.requirements.length - requirements.length;
  const checks = new Map(facts.report.checks.map((check) => [check.id as string, check]));
  const rulesets = Map.groupBy(requirements, ({ ruleset }) => ruleset);
  return section(
    'requirements',
    `Requirements (${requirements.length})`,
    left > 0 &&
      htmlElement('p', { class: 'note' }, `${left} more are not part of this run, which judged only some checks.`),
    filterForm(requirements, facts.report.strict),
    ...[...rulesets].map(([ruleset, ones]) =>
      htmlElement(
        'div',
        { class: 'ruleset' },
        htmlElement('h3', {}, ruleset),
        ...LEVELS.flatMap((level) =>
          levelList(
            facts,
            ones.filter((one) => one.level === level),
            checks,
          ),
        ),
      ),
    ),
  );
}

function levelList(
  facts: PageFacts,
  requirements: readonly RequirementReport[],
  checks: ReadonlyMap<string, CheckReport>,
): readonly PageElement[] {
  if (requirements.length === 0) return [];
  const { level } = requirements[0]!;
  const items = requirements.map((requirement) => requirementItem(facts, requirement, checks));
  return [
    htmlElement(
      'div',
      { class: 'level' },
      htmlElement('h4', {}, `${level.toUpperCase()} (${items.length})`),
      htmlElement('ul', { class: 'requirements' }, items),
    ),
  ];
}

function requirementItem(
  facts: PageFacts,
  requirement: RequirementReport,
  checks: ReadonlyMap<string, CheckReport>,
): PageElement {
  const { id, level, ruleset, text, source, url, waived } = requirement;
  const outcome = shownOutcome(requirement, facts.report.strict);
  const run = requirement.checks.filter((name) => checks.has(name));
  const notes = new Set([
    ...(waived ? [waivedPart(waived)] : []),
    ...run.flatMap((name) => checks.get(name)!.note ?? []),
  ]);
  return htmlElement(
    'li',
    {
      id: requirementAnchor(id),
      'data-outcome': outcome,
      'data-level': level,
      'data-ruleset': ruleset,
    },
    outcomeMark(outcome),
    htmlElement(
      'div',
      {},
      htmlElement('p', {}, htmlElement('span', { class: 'id' }, id), ' ', sentence(text)),
      htmlElement(
        'p',
        { class: 'note' },
        sourceLink(source, url),
        ...run.flatMap((name) => [' · ', checkName(facts, name)]),
      ),
      ...[...notes].map((note) => htmlElement('p', { class: 'note' }, plainText(note))),
    ),
  );
}
