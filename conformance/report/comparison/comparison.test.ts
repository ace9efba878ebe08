import { array, assert, constantFrom, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { type CheckResult, OUTCOMES } from '../../core/verdict/outcome.ts';
import type { ReportFacts } from '../document/document.ts';
import { failed, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import type { ComparedReport } from './compared-report.ts';
import { compareReports, GROUPS } from './comparison.ts';

/** The suites of these reports have the made-up checks, so that a run could have left them out. */
const run = (results: readonly CheckResult[], facts: Partial<ReportFacts> = {}): Report =>
  reportWith(results, {
    suiteChecks: ALL.map((name) => ({ id: `log/fake/${name}`, proves: ['LOG-CP-001'] })),
    ...facts,
  });
const ALL = ['a', 'b', 'c', 'd'];
const withScope = (report: Report, scope: Partial<Report['scope']>): Report => ({
  ...report,
  scope: { ...report.scope, ...scope },
});

/** The ids in each group that is not empty. */
function groupsOf(before: ComparedReport, after: ComparedReport) {
  const { groups, exitCode } = compareReports(before, after);
  const ids = Object.entries(groups).flatMap(([group, changes]) =>
    changes.length === 0
      ? []
      : [
          [
            group,
            changes.map((change) => `${(change.after ?? change.before)!.id.slice(9)} ${change.absent ?? ''}`.trim()),
          ],
        ],
  );
  return { ...Object.fromEntries(ids), exitCode };
}

const pass = (name = 'a') => fakeResult(name, {});
const fail = (members: Partial<CheckResult> = {}) => failed('a', members);
const ends = (outcome: CheckResult['outcome'], members: Partial<CheckResult> = {}) =>
  fakeResult('a', { outcome, subjects: 0, message: 'why', ...members });
const accepted = ends('waived', { reason: 'missing', because: 'known' });
const flaky = ends('waived', { reason: 'missing', because: 'a race', knownFlaky: true });
const should = { level: 'should' } as const;

describe('a check of both runs', () => {
  test.each<[string, CheckResult, CheckResult, string | undefined, number]>([
    ['fails as before', fail(), fail(), undefined, 0],
    ['passes as before', pass(), pass(), undefined, 0],
    ['passes after a retry', pass(), ends('flaky'), undefined, 0],
    ['newly fails', pass(), fail(), 'newlyFailing', 1],
    ['newly fails where it did not apply', ends('not-applicable'), fail(), 'newlyFailing', 1],
    ['newly fails where it was not judged', ends('inconclusive'), fail(), 'newlyFailing', 1],
    ['fails, and is not accepted any more', accepted, fail(), 'newlyFailing', 1],
    ['fails, where it only warned', fail(should), fail(), 'newlyFailing', 1],
    ['fails for another reason', fail(), fail({ reason: 'other' }), 'reasonChanged', 1],
    ['warns for another reason', fail(should), fail({ ...should, reason: 'other' }), 'reasonChanged', 0],
    ['warns', pass(), fail(should), 'newlyWarning', 0],
    ['is blocked', pass(), ends('blocked', { because: 'log/fake/b#missing' }), 'newlyUnjudged', 3],
    ['is inconclusive', pass(), ends('inconclusive'), 'newlyUnjudged', 3],
    ['is inconclusive, where it failed', fail(), ends('inconclusive'), 'newlyUnjudged', 3],
    ['is inconclusive, a should', pass(), ends('inconclusive', should), 'newlyUnjudged', 0],
    ['is inconclusive as before', ends('blocked'), ends('inconclusive'), undefined, 0],
    ['is a fault of the suite', ends('inconclusive'), ends('error'), 'newlyUnjudged', 3],
    ['does not apply any more', pass(), ends('not-applicable'), 'newlyUnjudged', 0],
    ['is left out by name', fail(), ends('waived'), 'newlyUnjudged', 0],
    ['is left out, where it was not judged', ends('inconclusive'), ends('waived'), undefined, 0],
    ['fails, and is accepted', pass(), accepted, 'newlyAccepted', 0],
    ['is accepted, where it failed', fail(), accepted, 'newlyAccepted', 0],
    ['fails, and is known to be flaky', pass(), flaky, 'newlyAccepted', 0],
    ['passes, where it failed', fail(), pass(), 'newlyPassing', 0],
    ['passes, where it was accepted', accepted, pass(), 'newlyPassing', 0],
    ['passes, where it is known to be flaky', flaky, pass(), 'newlyPassing', 0],
    ['passes, where it was blocked', ends('blocked'), pass(), 'newlyPassing', 0],
  ])('%s', (_name, before, after, group, exitCode) => {
    expect(groupsOf(run([before]), run([after]))).toEqual({ ...(group ? { [group]: ['a'] } : {}), exitCode });
  });
  test('fails as a should, or passes after a retry, in a strict run', () => {
    const strict = { strict: true };
    expect(groupsOf(run([fail(should)]), run([fail(should)], strict))).toEqual({ newlyFailing: ['a'], exitCode: 1 });
    expect(groupsOf(run([fail(should)], strict), run([fail(should)]))).toEqual({ newlyWarning: ['a'], exitCode: 0 });
    expect(groupsOf(run([pass()]), run([ends('flaky')], strict))).toEqual({ newlyFailing: ['a'], exitCode: 1 });
  });
});

describe('a check of one run', () => {
  const both = run([pass(), pass('b')]);
  const one = run([pass('b')]);
  const lacks = (scope: Partial<Report['scope']>) => withScope(one, scope);
  test.each<[string, ComparedReport]>([
    ['skip', lacks({ skip: ['log/fake/a'] })],
    ['skip', lacks({ skip: ['LOG-CP-001'] })],
    ['only', lacks({ only: ['log/fake/b'] })],
    ['ruleset', lacks({ rulesets: ['interface'] })],
    ['not-run', one],
    ['suite', run([pass('b')], { suiteChecks: [{ id: 'log/fake/b', proves: ['LOG-CP-001'] }] })],
  ])('is said to be lacking by %s', (absent, report) => {
    expect(groupsOf(both, report)).toEqual({ onlyBefore: [`a ${absent}`], exitCode: 0 });
    expect(groupsOf(report, both)).toEqual({ onlyAfter: [`a ${absent}`], exitCode: 0 });
  });
  test('is a should that --level must leaves out', () => {
    const all = run([fail(should), pass('b')]);
    expect(groupsOf(all, lacks({ level: 'must' }))).toEqual({ onlyBefore: ['a level'], exitCode: 0 });
  });
  test('was judged as the owner of a failed premise, which holds now', () => {
    const only = { only: ['log/fake/b'] };
    expect(groupsOf(withScope(run([pass('b'), fail()]), only), lacks(only))).toMatchObject({
      onlyBefore: ['a premise'],
    });
  });
  test('fails or is not judged in the later run', () => {
    const older = run([pass('b')], { suiteChecks: [] });
    expect(groupsOf(older, run([pass('b'), fail()]))).toEqual({ newlyFailing: ['a suite'], exitCode: 1 });
    expect(groupsOf(older, run([pass('b'), fail(should)]))).toEqual({ newlyWarning: ['a suite'], exitCode: 0 });
    expect(groupsOf(older, run([pass('b'), ends('inconclusive')]))).toEqual({
      newlyUnjudged: ['a suite'],
      exitCode: 3,
    });
  });
  test('is newly not judged where the later run reached nothing', () => {
    const nothing = run([], { verdict: 'unreachable' });
    expect(groupsOf(both, nothing)).toEqual({ newlyUnjudged: ['a nothing-reached', 'b nothing-reached'], exitCode: 3 });
    expect(groupsOf(nothing, nothing)).toEqual({ exitCode: 3 });
    expect(groupsOf(nothing, both)).toEqual({ onlyAfter: ['a nothing-reached', 'b nothing-reached'], exitCode: 0 });
  });
});

test('what differs between the runs themselves is listed', () => {
  const before = run([pass()], { choices: { declared: { 'empty-log': 'size-0' }, observed: {} } });
  const after = run([pass()], { seed: '2', tool: { name: 'touchstone', version: '9.0.0' }, profile: ['interface'] });
  const [first, second, ...rest] = after.requirements;
  const changed = { ...after, requirements: [{ ...second!, text: 'another' }, ...rest] };
  const { differences, requirements } = compareReports(before, changed);
  expect(differences).toEqual([
    { fact: 'version', before: '0.0.0', after: '9.0.0' },
    { fact: 'profile', before: 'interface, tlog-tiles', after: 'interface' },
    { fact: 'declared empty-log', before: 'size-0', after: undefined },
    { fact: 'seed', before: '1', after: '2' },
  ]);
  expect(requirements).toEqual({ onlyBefore: [first!.id], onlyAfter: [], changed: [second!.id] });
  expect(compareReports(after, after)).toMatchObject({ differences: [], exitCode: 0, unchanged: { pass: 1 } });
});

test('every check stands in one group, or as before', () => {
  const result = record({
    name: constantFrom(...ALL),
    outcome: constantFrom(...OUTCOMES),
    level: constantFrom('must' as const, 'should' as const),
    reason: constantFrom('missing', 'other'),
  }).map(({ name, outcome, level, reason }) =>
    fakeResult(name, { outcome, level, ...(outcome === 'fail' || outcome === 'waived' ? { reason } : {}) }),
  );
  const results = uniqueArray(result, { selector: ({ id }) => id });
  assert(
    property(results, results, array(constantFrom('log/fake/a', 'log/*/b'), { maxLength: 1 }), (was, is, only) => {
      const { groups, unchanged, exitCode } = compareReports(withScope(run(was), { only }), run(is));
      const grouped = GROUPS.flatMap((group) => groups[group].map(({ before, after }) => (after ?? before)!.id));
      expect(new Set(grouped).size).toBe(grouped.length);
      const same = Object.values(unchanged).reduce((sum, count) => sum + count, 0);
      expect(grouped.length + same).toBe(new Set([...was, ...is].map(({ id }) => id)).size);
      if (groups.newlyFailing.length > 0) expect(exitCode).toBe(1);
    }),
  );
});
