import { describe, expect, test } from 'vitest';
import type { CheckId, ReasonKey } from '../check/reason.ts';
import { fakeResult } from '../run/fake.test-tool.ts';
import { requirement } from '../spec/requirement.ts';
import type { CheckResult } from './outcome.ts';
import {
  type RequirementSet,
  requirementNews,
  requirementsBySet,
  resultsBySet,
  rulesetsBySet,
} from './requirement-set.ts';
import { verdictOf } from './verdict.ts';

const key = (name: string, reason = 'bad'): ReasonKey => `log/fake/${name}#${reason}`;
/** A release that had LOG-CP-001 as a must, LOG-CP-002 as a recommendation, and LOG-HT-001 in another ruleset. */
const SET: RequirementSet = {
  version: '0.1',
  requirements: {
    'LOG-CP-001': { level: 'must', rulesets: ['tlog-tiles'] },
    'LOG-CP-002': { level: 'should', rulesets: ['tlog-tiles'] },
    'LOG-CP-999': { level: 'must', rulesets: ['tlog-tiles'] },
    'LOG-HT-001': { level: 'must', rulesets: ['http'] },
  },
  keys: new Set<CheckId | ReasonKey>(['log/fake/a', key('a'), 'log/fake/b', key('b')]),
  profiles: { interface: ['interface'], 'tlog-tiles': ['tlog-tiles'], both: ['interface', 'tlog-tiles'] },
  defaults: { whole: ['interface', 'tlog-tiles'], prefix: ['tlog-tiles'] },
};
const RULESETS = ['interface', 'tlog-tiles'];
const fails = (name: string, members: Partial<CheckResult> = {}) =>
  fakeResult(name, { outcome: 'fail', reason: 'bad', message: 'x; found y', requirements: ['LOG-CP-001'], ...members });
const bySet = (results: readonly CheckResult[], strict = false) => resultsBySet(results, SET, RULESETS, strict);
const verdict = (results: readonly CheckResult[], strict = false) =>
  verdictOf(bySet(results, strict), { strict, reached: true, stale: [] });

describe('a failure', () => {
  test('that the release could find stays one', () => {
    expect(bySet([fails('a')])).toEqual([fails('a')]);
    expect(verdict([fakeResult('b'), fails('a')])).toBe('not-conformant');
  });
  test.each<[string, CheckResult, string]>([
    ['a new requirement', fails('a', { requirements: ['LOG-CP-003'] }), 'the requirement LOG-CP-003'],
    ['a requirement of another ruleset', fails('a', { requirements: ['LOG-HT-001'] }), 'the requirement LOG-HT-001'],
    ['a new check', fails('c'), 'the check log/fake/c'],
    ['a new reason', fails('a', { reason: 'worse' }), 'the reason #worse'],
  ])('of %s is waived, and says since when it is one', (_what, result, why) => {
    expect(bySet([result])).toEqual([
      { ...result, outcome: 'waived', because: `new since the requirements of 0.1: ${why}`, newSince: '0.1' },
    ]);
    for (const strict of [false, true]) expect(verdict([fakeResult('b'), result], strict)).toBe('conformant');
  });
  test('of a requirement that was raised since warns, and fails a strict run as it did before', () => {
    const raised = fails('b', { requirements: ['LOG-CP-002'] });
    expect(bySet([raised])).toEqual([{ ...raised, level: 'should' }]);
    expect(verdict([fakeResult('a'), raised])).toBe('conformant');
    expect(verdict([fakeResult('a'), raised], true)).toBe('not-conformant');
  });
  test('of a requirement that was lowered since only warns: it has proved too strict', () => {
    const lowered = fails('a', { level: 'should' });
    expect(bySet([lowered])).toEqual([lowered]);
  });
});

describe('a check that was not judged', () => {
  test('leaves the run incomplete unless it is new', () => {
    const inconclusive = { outcome: 'inconclusive', requirements: ['LOG-CP-001'], message: 'no time' } as const;
    expect(verdict([fakeResult('b'), fakeResult('a', inconclusive)])).toBe('incomplete');
    expect(verdict([fakeResult('b'), fakeResult('c', inconclusive)])).toBe('conformant');
  });
  test('because of a new failure is waived with it, and one because of an old failure is not', () => {
    const blocked = (name: string, because: ReasonKey) =>
      fakeResult(name, { outcome: 'blocked', because, requirements: ['LOG-CP-001'], message: 'x' });
    const worse = fails('a', { reason: 'worse' });
    const [, waived, old] = bySet([worse, blocked('b', key('a', 'worse')), blocked('b', key('z'))]);
    expect(waived).toMatchObject({ outcome: 'waived', newSince: '0.1', because: expect.stringContaining('#worse') });
    expect(old).toMatchObject({ outcome: 'blocked', because: key('z') });
  });
  test('alone judges nothing, so that a run of news is no conformant one', () =>
    expect(verdict([fails('c')])).toBe('incomplete'));
});

test('passes, defects of the suite and accepted failures stay as they are', () => {
  const others = [
    fakeResult('c'),
    fakeResult('c', { outcome: 'error', message: 'x' }),
    fakeResult('c', { outcome: 'waived', reason: 'bad', because: 'known' }),
  ].map((result) => ({ ...result, requirements: ['LOG-CP-003'] as const }));
  expect(bySet(others)).toEqual(others);
});

test('a flaky pass of a new check does not fail a strict run', () => {
  const flaky = fakeResult('c', { outcome: 'flaky', requirements: ['LOG-CP-001'], message: 'x' });
  expect(bySet([flaky])).toEqual([flaky]);
  expect(verdict([fakeResult('b'), flaky], true)).toBe('conformant');
});

test('the requirements have the lower levels, and the news say what was added, raised, and is gone', () => {
  const chosen = (['LOG-CP-001', 'LOG-CP-002', 'LOG-CP-003'] as const).map(requirement);
  expect(requirementsBySet(SET, chosen).map(({ id, level }) => [id, level])).toEqual([
    ['LOG-CP-001', 'must'],
    ['LOG-CP-002', 'should'],
    ['LOG-CP-003', 'should'],
  ]);
  const all = chosen.map(({ id }) => id);
  const keys = [key('a'), key('a', 'worse'), key('c')];
  expect(requirementNews(SET, RULESETS, { all, chosen, keys })).toEqual({
    added: ['LOG-CP-003'],
    raised: ['LOG-CP-002'],
    gone: ['LOG-CP-999'],
    checks: ['log/fake/c', key('a', 'worse')],
  });
});

test.each([
  [['interface', 'tlog-tiles', 'http'], { given: false, prefix: false }, ['interface', 'tlog-tiles']],
  [['tlog-tiles', 'http'], { given: false, prefix: true }, ['tlog-tiles']],
  [['both'], { given: true, prefix: false }, ['interface', 'tlog-tiles']],
  [['later'], { given: true, prefix: false }, []],
])('the profiles %j, %o, had the rulesets %j', (names, how, rulesets) =>
  expect(rulesetsBySet(SET, names, how)).toEqual(rulesets),
);
