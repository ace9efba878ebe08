import { type Change, type Comparison, compareReports, type Group } from '../comparison/comparison.ts';
import { htmlElement, type PageElement } from '../html/element.ts';
import { type PageSection, section } from '../html/page-section.ts';
import { code, plainText } from '../html/texts.ts';
import type { KeptReport } from '../kept/kept-report.ts';
import { restoredReport } from '../kept/restored-report.ts';
import type { Implementation } from './implementation-facts.ts';
import { stepAnchor } from './shown-failure.ts';

const TITLES: Readonly<Record<Group, string>> = {
  newlyFailing: 'Newly failing',
  reasonChanged: 'Failing for another reason',
  newlyUnjudged: 'Newly not judged',
  newlyWarning: 'Newly warned',
  newlyAccepted: 'Failing, and newly accepted',
  newlyPassing: 'Newly passing',
  onlyBefore: 'Only in the earlier report',
  onlyAfter: 'Only in the later report',
};

/** What changed from each earlier report to the next; nothing where there is only one report. */
export function historySections(one: Implementation): readonly PageSection[] {
  const { report, earlier } = one;
  if (earlier.length === 0) return [];
  const all = [report, ...earlier];
  const steps = earlier.map((before, i) => step(stepAnchor(one, i), before, all[i]!));
  return [section('history', `History (${all.length} reports)`, ...steps)];
}

const nameOf = ({ implementation, tool, day }: KeptReport): string =>
  `${implementation.version}, ${day}, by touchstone ${tool.version}`;

function step(id: string, before: KeptReport, after: KeptReport): PageElement {
  const comparison = compareReports(restoredReport(before), restoredReport(after));
  const groups = (Object.entries(comparison.groups) as [Group, readonly Change[]][]).filter(
    ([, changes]) => changes.length > 0,
  );
  return htmlElement(
    'div',
    { id, class: 'step' },
    htmlElement('h3', {}, plainText(nameOf(after))),
    htmlElement('p', { class: 'note' }, plainText(`after ${nameOf(before)}: ${before.verdict}, then ${after.verdict}`)),
    groups.length === 0 && htmlElement('p', {}, 'Every check stands as before.'),
    ...groups.map(([group, changes]) => groupElement(group, changes)),
    requirementNews(comparison),
  );
}

const groupElement = (group: Group, changes: readonly Change[]): PageElement =>
  htmlElement(
    'div',
    {},
    htmlElement('h4', {}, `${TITLES[group]} (${changes.length})`),
    htmlElement(
      'ul',
      { class: 'names' },
      changes.map(({ before, after }) => {
        const { id, reason } = (after ?? before)!;
        return htmlElement('li', {}, code(reason === undefined ? id : `${id}#${reason}`));
      }),
    ),
  );

function requirementNews({ requirements: { onlyBefore, onlyAfter } }: Comparison): PageElement | undefined {
  const words = [
    onlyAfter.length > 0 ? `new requirements: ${onlyAfter.join(', ')}` : '',
    onlyBefore.length > 0 ? `gone: ${onlyBefore.join(', ')}` : '',
  ].filter((text) => text !== '');
  return words.length === 0 ? undefined : htmlElement('p', { class: 'note' }, words.join('; '));
}
