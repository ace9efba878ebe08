import { isWarning } from '../document/document.ts';
import type { CheckReport, Report } from '../document/report.ts';
import { baselineSections } from './baseline.ts';
import { coverageSections } from './coverage.ts';
import { htmlElement } from './element.ts';
import { failureStory } from './failure.ts';
import { pageHeader, runFacts } from './header.ts';
import { notesSections } from './notes.ts';
import { type PageFacts, type PageOptions, pageFacts } from './page-facts.ts';
import { pageHead, pageScript } from './page-head.ts';
import { contentsList, type PageSection, section, sectionElement } from './page-section.ts';
import { requirementsSection } from './requirements.ts';
import { timelineSections } from './timeline/timeline.ts';
import { unjudgedSections } from './unjudged.ts';

/**
 * The report as a page in one file: it loads nothing, and without scripts it lacks only filters and buttons to copy. No
 * text of the target is markup in it, and no address of the target is a link.
 */
export function htmlReport(report: Report, options: PageOptions): string {
  const { checks, strict } = report;
  const failures = checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'error' || outcome === 'flaky');
  const warns = (check: CheckReport) => isWarning(check, strict) || (check.outcome === 'flaky' && !strict);
  const stories = {
    failures: failures
      .filter((check) => !warns(check))
      .sort((a, b) => Number(b.outcome === 'fail') - Number(a.outcome === 'fail')),
    warnings: failures.filter(warns),
    known: checks.filter(({ knownFlaky }) => knownFlaky),
    news: checks.filter(({ newSince, reason }) => newSince !== undefined && reason !== undefined),
  };
  const facts = pageFacts(report, options, Object.values(stories).flat());
  const sections: readonly PageSection[] = [
    ...storySection(facts, 'failures', 'Failures', stories.failures),
    ...storySection(facts, 'warnings', 'Warnings', stories.warnings),
    ...storySection(facts, 'known-flaky', 'Failed, and known to be flaky', stories.known),
    ...storySection(facts, 'news', 'New since these requirements, and no failure by them', stories.news),
    ...unjudgedSections(facts),
    ...notesSections(facts),
    ...timelineSections(report),
    requirementsSection(facts),
    ...coverageSections(report),
    ...baselineSections(report),
    section('run', 'The run', runFacts(report, options.command)),
  ];
  const body = htmlElement(
    'body',
    {},
    htmlElement('a', { class: 'skip', href: '#content' }, 'Skip to the results'),
    pageHeader(report, contentsList(sections)),
    htmlElement('main', { id: 'content', tabindex: -1 }, sections.map(sectionElement)),
    htmlElement(
      'footer',
      {},
      htmlElement(
        'p',
        {},
        `Made by ${report.tool.name} ${report.tool.version}. The same run as data: --report json=FILE`,
      ),
    ),
    pageScript(),
  );
  return `<!doctype html>\n${htmlElement('html', { lang: 'en' }, pageHead(report), body).html}\n`;
}

function storySection(
  facts: PageFacts,
  id: string,
  title: string,
  checks: readonly CheckReport[],
): readonly PageSection[] {
  if (checks.length === 0) return [];
  return [section(id, `${title} (${checks.length})`, ...checks.map((check) => failureStory(facts, check)))];
}
