import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { anyReport } from '../document/any-report.test-tool.ts';
import { ENDS, failed, ONE_OF_EACH, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { publishedSchema } from '../document/schema.test-tool.ts';
import { sarifReport } from './sarif.ts';

const wrong = publishedSchema('sarif-schema-2.1.0.json');
const place = { path: '.github/my workflows/é.yml', line: 4 };
const read = (report: Report) => JSON.parse(sarifReport(report, { place })).runs[0];

/** What GitHub's code scanning demands beyond the schema (SARIF support for code scanning). */
function wrongForGithub(report: Report): readonly string[] {
  const { results, tool, automationDetails } = read(report);
  const { rules } = tool.driver;
  const ids = rules.map(({ id }: { id: string }) => id);
  return [
    ...(automationDetails.id === 'touchstone/log/' ? [] : ['the category']),
    ...(new Set(ids).size === ids.length ? [] : ['two rules of one id']),
    ...rules.flatMap((rule: { shortDescription: { text: string } }) =>
      rule.shortDescription.text.length <= 1024 ? [] : ['a long description'],
    ),
    ...results.flatMap((result: Result) => [
      ...(result.locations[0]?.physicalLocation?.region.startLine === 4 ? [] : ['a result without a place']),
      ...(ids[result.ruleIndex] === result.ruleId ? [] : [`${result.ruleId} has no rule`]),
      ...(result.message.text === '' ? ['no message'] : []),
    ]),
  ];
}
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly { readonly physicalLocation?: { readonly region: { readonly startLine: number } } }[];
}

describe('satisfies the published schema and GitHub', () => {
  test.each([
    ['every outcome', reportWith(ONE_OF_EACH)],
    ['every outcome, strictly', reportWith(ONE_OF_EACH, { strict: true })],
    ['no check', reportWith([])],
    ['nothing but passes', reportWith([fakeResult('a')])],
  ])('with %s', (_name, report) => {
    expect(wrong(sarifReport(report, { place }))).toEqual([]);
    expect(wrong(sarifReport(report))).toEqual([]);
    expect(wrongForGithub(report)).toEqual([]);
  });
  test('with any texts, which begin no link', () => {
    assert(
      property(anyReport, (report) => {
        expect(wrong(sarifReport(report, { place }))).toEqual([]);
        expect(wrongForGithub(report)).toEqual([]);
        for (const { message } of read(report).results) expect(message.text).not.toMatch(/(?<!\\)(\\\\)*\[/);
      }),
    );
  });
  test('which finds what is wrong', () => {
    expect(wrong('{"version":"2.1.0","runs":[{"results":[{}]}]}')).not.toEqual([]);
    expect(
      wrong('{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"a","informationUri":"no uri"}}}]}'),
    ).not.toEqual([]);
  });
});

test('a failure is a result, and its check a rule with the sentence of the requirement', () => {
  const { results, tool } = read(reportWith([fakeResult('fine'), failed('served', { message: 'no [tile] {0}' })]));
  expect(results).toEqual([
    {
      ruleId: 'log/fake/served',
      ruleIndex: 1,
      level: 'error',
      message: { text: 'no \\[tile\\] {0}' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: '.github/my%20workflows/%C3%A9.yml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 4 },
          },
          logicalLocations: [{ fullyQualifiedName: 'checkpoint' }],
        },
      ],
      partialFingerprints: { 'touchstone/1': 'log/fake/served#missing' },
      properties: { requirement: 'LOG-CP-001', detail: expect.stringContaining('actual: status 404') },
    },
  ]);
  expect(tool.driver.rules[1]).toMatchObject({
    id: 'log/fake/served',
    shortDescription: { text: expect.stringMatching(/^LOG-CP-001: .*checkpoint/i) },
    help: { text: expect.stringContaining('MUST, by C2SP tlog-tiles, Checkpoints.') },
    helpUri: 'https://c2sp.org/tlog-tiles',
    defaultConfiguration: { level: 'error' },
  });
});

test('a warning has its level, and a must that was not judged stays an error', () => {
  const { results } = read(
    reportWith([failed('a', { level: 'should' }), fakeResult('b', { outcome: 'inconclusive', message: 'no time' })]),
  );
  expect(results.map(({ level, message }: Result) => [level, message.text])).toEqual([
    ['warning', 'status 200; found status 404'],
    ['error', 'not judged (inconclusive): no time'],
  ]);
});

test('without a file of the repository it names no file', () => {
  const [result] = JSON.parse(sarifReport(reportWith([failed('a')]))).runs[0].results;
  expect(result.locations).toEqual([{ logicalLocations: [{ fullyQualifiedName: 'checkpoint' }] }]);
});

describe('has no error exactly where the exit code is 0', () => {
  test.each(ENDS)('%s', (_name, report) => {
    const { results } = read(report);
    expect(results.every(({ level }: Result) => level !== 'error')).toBe(report.exitCode === 0);
  });
});
