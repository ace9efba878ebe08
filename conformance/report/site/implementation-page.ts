import { isWarning } from '../document/document.ts';
import { coverageSections } from '../html/coverage.ts';
import { htmlElement } from '../html/element.ts';
import { failureStory } from '../html/failure.ts';
import { pageHeader } from '../html/header.ts';
import { notesSections } from '../html/notes.ts';
import { pageFacts } from '../html/page-facts.ts';
import { type PageSection, section } from '../html/page-section.ts';
import { requirementsSection } from '../html/requirements.ts';
import { code, commandLine, plainText, terms, webLink } from '../html/texts.ts';
import { unjudgedSections } from '../html/unjudged.ts';
import { restoredReport } from '../kept/restored-report.ts';
import { historySections } from './history.ts';
import type { Implementation } from './implementation-facts.ts';
import { implementationFile, type SiteFacts, suiteTitle } from './site-facts.ts';
import type { SitePage } from './site-page.ts';
import { trophyItem } from './trophies-page.ts';

/** The variable of a command, with the quotes around it. */
const VARIABLE = /"?\$(?:REPORT\b|\{REPORT\})"?/g;

/** The page about one implementation: its report, how it is made again, and how it changed. */
export function implementationPage(facts: SiteFacts, one: Implementation): SitePage {
  const report = restoredReport(one.report);
  const failures = report.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'flaky');
  const warns = (check: (typeof failures)[0]) => isWarning(check, report.strict) || check.outcome === 'flaky';
  const stories = [
    ['failures', 'Failures', failures.filter((check) => !warns(check))],
    ['warnings', 'Warnings', failures.filter(warns)],
  ] as const;
  const page = pageFacts(
    report,
    {
      reasons: facts.reasons,
      here: (at) => at,
      command: one.command.replaceAll(VARIABLE, 'report.json'),
      launcher: facts.launcher,
    },
    failures,
  );
  const title = `${one.name} ${one.version}`;
  return {
    file: implementationFile(one.folder),
    title: `${plainText(title, 100)} – ${suiteTitle(one.suite)} – Touchstone`,
    header: (links) => pageHeader(report, links),
    sections: [
      aboutSection(facts, one),
      ...trophiesOf(facts, one),
      ...stories.flatMap(([id, name, checks]) =>
        checks.length === 0
          ? []
          : [section(id, `${name} (${checks.length})`, ...checks.map((check) => failureStory(page, check)))],
      ),
      ...unjudgedSections(page),
      ...notesSections(page),
      requirementsSection(page),
      ...coverageSections(report),
      ...historySections(one),
    ],
  };
}

function aboutSection({ launcher, inClone }: SiteFacts, one: Implementation): PageSection {
  const { about, by, url, needs = [], sometimes = [], report, command, folder } = one;
  return section(
    'again',
    'The implementation, and how its result is made again',
    terms([
      ['About', plainText(about)],
      ['By', by && plainText(by)],
      ['Web', url && webLink(url)],
      ['Profiles', plainText(report.profile.join(', '))],
      ['Requirements', report.requirementSet && `those of release ${report.requirementSet}`],
      [inClone ? 'In a clone' : 'Made again by', commandLine('the command', `${launcher} results make ${folder}`)],
      ['It runs', code(command)],
      ['It needs', needs.length > 0 && plainText(needs.join(', '))],
      ['Not in each run', sometimes.length > 0 && sometimes.map((key) => htmlElement('div', {}, code(key)))],
      ['Made', plainText(`${report.day}, by touchstone ${report.tool.version}`)],
    ]),
  );
}

function trophiesOf(facts: SiteFacts, { folder }: Implementation): readonly PageSection[] {
  const items = facts.trophies
    .filter(({ implementation }) => implementation === folder)
    .map((trophy, i) => trophyItem(facts, trophy, `own-trophy-${i + 1}`));
  return items.length === 0 ? [] : [section('trophies', `Trophies (${items.length})`, ...items)];
}
