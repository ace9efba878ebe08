import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { anyReport } from '../document/any-report.test-tool.ts';
import { ENDS, failed, ONE_OF_EACH, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { publishedSchema } from '../document/schema.test-tool.ts';
import { ctrfReport } from './ctrf.ts';

const wrong = publishedSchema('ctrf-schema-0.0.json');
const read = (report: Report) => JSON.parse(ctrfReport(report)).results;

describe('satisfies the published schema', () => {
  test.each([
    ['every outcome', reportWith(ONE_OF_EACH)],
    ['every outcome, strictly', reportWith(ONE_OF_EACH, { strict: true })],
    ['no check', reportWith([])],
  ])('with %s', (_name, report) => {
    expect(wrong(ctrfReport(report))).toEqual([]);
    const { summary, tests } = read(report);
    expect(summary.tests).toBe(tests.length);
    expect(summary.passed + summary.failed + summary.skipped + summary.other).toBe(tests.length);
  });
  test('with any texts, without a character that a terminal obeys', () => {
    assert(
      property(anyReport, (report) => {
        expect(wrong(ctrfReport(report))).toEqual([]);
        for (const { message = '', trace = '' } of read(report).tests)
          expect(message + trace).not.toMatch(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u);
      }),
    );
  });
  test('which finds what is wrong', () => {
    expect(wrong('{"reportFormat":"CTRF","specVersion":"0.0.0","results":{}}')).not.toEqual([]);
  });
});

test('a failure states everything that is needed to fix it', () => {
  const location = { file: 'conformance/log/checks/fake/served.ts', line: 7 };
  const [failure] = read(reportWith([failed('served')], { locationOf: () => location })).tests;
  expect(failure).toEqual({
    name: 'MUST served [LOG-CP-001]',
    testId: 'log/fake/served',
    status: 'failed',
    duration: expect.any(Number),
    suite: ['log', 'fake'],
    message: 'status 200; found status 404',
    trace: expect.stringContaining("reproduce: curl -sS -i -g --path-as-is 'https://log.example/checkpoint'"),
    rawStatus: 'fail',
    tags: ['must', 'tlog-tiles'],
    labels: { requirement: 'LOG-CP-001', reason: 'missing' },
    type: 'conformance',
    filePath: location.file,
    line: 7,
  });
});

test('long texts are cut', () => {
  const long = 'x'.repeat(100_000);
  const report = reportWith([failed('a', { message: long, expected: long, actual: long })]);
  expect(ctrfReport(report).length).toBeLessThan(12_000);
});

test('a warning is neither passed nor failed, and a flaky pass says so', () => {
  const [warning, flaky] = read(
    reportWith([failed('a', { level: 'should' }), fakeResult('b', { outcome: 'flaky' })]),
  ).tests;
  expect(warning).toMatchObject({ status: 'other', rawStatus: 'fail' });
  expect(warning.tags).toContain('warning');
  expect(flaky).toMatchObject({ status: 'passed', flaky: true });
});

test('a failure that is known to be flaky is skipped, and tagged', () => {
  const [test] = read(reportWith([failed('a', { outcome: 'waived', because: 'a race', knownFlaky: true })])).tests;
  expect(test).toMatchObject({ status: 'skipped', rawStatus: 'waived', tags: ['must', 'tlog-tiles', 'known-flaky'] });
});

describe('has no failed test exactly where the exit code is 0', () => {
  test.each(ENDS)('%s', (_name, report) => expect(read(report).summary.failed === 0).toBe(report.exitCode === 0));
});
