/** Failures that are newer than the requirements of a run stand apart in every report, and fail no run. */
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import type { RequirementNews } from '../../core/verdict/requirement-set.ts';
import { compareReports } from '../comparison/comparison.ts';
import { comparisonText } from '../comparison/comparison-text.ts';
import { consoleReport } from '../console/console.ts';
import { ctrfReport } from '../ctrf/ctrf.ts';
import { pageOf } from '../html/page-of.test-tool.ts';
import { junitReport } from '../junit/junit.ts';
import { markdownReport } from '../markdown/markdown.ts';
import { sarifReport } from '../sarif/sarif.ts';
import { newsSentence } from './news-sentence.ts';
import { failed, reportWith } from './report.test-tool.ts';

const WHY = 'new since the requirements of 0.1: the check log/fake/served';
const requirementSet = { version: '0.1', added: ['LOG-CP-001'], raised: [], gone: [], checks: [] };
const results = [
  fakeResult('a'),
  failed('served', { outcome: 'waived', because: WHY, newSince: '0.1' }),
  fakeResult('later', { outcome: 'waived', because: WHY, newSince: '0.1', message: 'no time' }),
];
const report = reportWith(results, { requirementSet });
const TITLE = 'New since these requirements, and no failure by them';

describe('news', () => {
  test('have a section in the text for people, with the cause', () => {
    const text = consoleReport(report, { colour: false, command: 'touchstone', launcher: 'touchstone' });
    expect(text).toContain(
      `\n${TITLE}\n  ${WHY}\n      log/fake/served#missing\n  ${WHY}; no time\n      log/fake/later\n`,
    );
    expect(text).toContain('\nRequirements: those of 0.1. Since then 1 was added (LOG-CP-001)');
    expect(text).not.toContain('\nWaived\n');
  });
  test('have tables and stories of their own', () => {
    expect(markdownReport(report)).toContain(`### ${TITLE} (2)`);
    expect(pageOf(report)).toContain(`${TITLE} (1)`);
    expect(pageOf(report)).toContain('id="check-log-fake-served"');
  });
  test('are skipped tests and no alerts', () => {
    expect(junitReport(report)).toContain('<testsuites name="touchstone log" tests="4" failures="0" errors="0"');
    const { tests } = JSON.parse(ctrfReport(report)).results;
    expect(tests.map(({ status }: { status: string }) => status)).toEqual(['passed', 'skipped', 'skipped', 'passed']);
    expect(JSON.parse(sarifReport(report)).runs[0].results).toEqual([]);
  });
  test('are no failures of a comparison, which says what they are', () => {
    const before = reportWith([fakeResult('a'), fakeResult('served')]);
    const compared = compareReports(before, report);
    expect(compared.exitCode).toBe(0);
    const runs = [
      { file: 'before.json', report: before },
      { file: 'after.json', report },
    ] as const;
    const text = comparisonText(compared, runs, { colour: false });
    expect(text).toContain('log/fake/served#missing (LOG-CP-001; new since the requirements of 0.1, before:');
    expect(text).toContain('\n  requirements: the present ones → 0.1\n');
  });
});

test.each<[Partial<RequirementNews>, string]>([
  [{}, 'those of 0.1, which are the present ones'],
  [
    { raised: ['A-1', 'A-2'], gone: ['A-3'] },
    'those of 0.1. Since then 2 were raised to must (A-1, A-2), 1 is gone (A-3).',
  ],
  [{ added: ['1', '2', '3', '4', '5', '6', '7', '8'] }, '8 were added (1, 2, 3, 4, 5, 6 and 2 more)'],
  [{ checks: ['log/a/b', 'log/a/c#d'] }, '2 checks or reasons are new (log/a/b, log/a/c#d)'],
])('a set with %j is in words: %s', (news, words) =>
  expect(newsSentence({ version: '0.1', added: [], raised: [], gone: [], checks: [], ...news })).toContain(words),
);
