import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckId, ReasonKey } from '../check/reason.ts';
import { fakeResult } from '../run/fake.test-tool.ts';
import {
  applyBaseline,
  type BaselineEntry,
  baselineErrors,
  entryCovers,
  isCalendarDay,
  isExpectedFailure,
  WILDCARD_LIMIT,
} from './baseline.ts';
import { type CheckResult, OUTCOMES } from './outcome.ts';

const key = (name: string, reason = 'bad'): ReasonKey => `log/fake/${name}#${reason}`;
const keys: readonly ReasonKey[] = [
  key('a'),
  key('a', 'worse'),
  key('b'),
  key('c'),
  'log/other/a#bad',
  'log/other/d#bad',
];
const entry = (match: string, members: Partial<BaselineEntry> = {}): BaselineEntry => ({
  match,
  because: 'known',
  ...members,
});
const fails = (name: string, members: Partial<CheckResult> = {}) =>
  fakeResult(name, { outcome: 'fail', reason: 'bad', message: 'a tile; found 404', ...members });
const checks = new Set(keys.map((key) => key.split('#')[0] as CheckId));
const apply = (results: readonly CheckResult[], entries: readonly BaselineEntry[], selected = checks) => {
  const settled = applyBaseline(results, entries, selected, keys, '2026-03-10');
  return {
    outcomes: settled.results.map((result) => result.outcome),
    because: settled.results.map((result) => result.because),
    stale: settled.stale.map((entry) => `${entry.entry.match} ${entry.why}`),
    messages: settled.stale.map((entry) => entry.message),
  };
};

describe('an entry', () => {
  test.each<[string, ReasonKey, boolean]>([
    ['log/fake/a#bad', key('a'), true],
    ['log/fake/a#bad', key('a', 'worse'), false],
    ['log/fake/a#*', key('a', 'worse'), true],
    ['log/fake/*#bad', key('b'), true],
    ['log/fake/*#b*', key('b'), true],
    ['log/*#bad', key('b'), false],
    ['log/**#bad', key('b'), true],
    ['**#bad', key('b'), true],
    ['**/a#bad', 'log/other/a#bad', true],
    ['log/fake/**#*', key('b'), true],
    ['log/fake/*', key('b'), false],
    ['**', key('b'), false],
    ['#bad', key('b'), false],
  ])('%s covers %s: %s', (match, key, expected) => expect(entryCovers({ match }, key)).toBe(expected));

  test.each<[string, BaselineEntry, string | undefined]>([
    ['is valid with because', entry(key('a')), undefined],
    ['is valid with an issue', { match: key('a'), issue: 'https://example.com/1' }, undefined],
    ['must match a reason', entry(key('a', 'unknown')), 'matches no reason of any check; "touchstone list log" shows'],
    ['must name a reason', entry('log/fake/a'), 'matches no reason of any check'],
    ['must state a cause', { match: key('a') }, 'neither why (because) nor where it is dealt with (issue)'],
    ['may end on a leap day', entry(key('a'), { until: '2028-02-29' }), undefined],
    [
      'must end on a day of the calendar',
      entry(key('a'), { until: '2026-02-30' }),
      'until 2026-02-30, and there is no',
    ],
    ['must state a cause that is not empty', { match: key('a'), because: '' }, 'neither why'],
  ])('%s', (_name, entry, error) => {
    const errors = baselineErrors([entry], keys);
    if (error === undefined) expect(errors).toEqual([]);
    else expect(errors).toEqual([expect.stringContaining(error)]);
  });

  test('may cover twenty reasons at most', () => {
    const many = Array.from({ length: WILDCARD_LIMIT + 1 }, (_, i) => key(`many-${i}`));
    expect(baselineErrors([entry('log/fake/*#bad')], many.slice(1))).toEqual([]);
    expect(baselineErrors([entry('log/fake/*#bad')], many)).toEqual([expect.stringContaining('covers 21 reasons')]);
  });
});

test.each([
  ['2026-01-31', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-40', false],
  ['2026-99-99', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['soon', false],
])('%s is a day: %s', (text, day) => expect(isCalendarDay(text)).toBe(day));

describe('a failure that is expected', () => {
  test('is waived with the stated cause, and the entry is not stale', () => {
    const { outcomes, because, stale } = apply([fails('a'), fails('b')], [entry(key('a'))]);
    expect({ outcomes, because, stale }).toEqual({
      outcomes: ['waived', 'fail'],
      because: ['known', undefined],
      stale: [],
    });
  });
  test('keeps its finding', () => {
    const { results } = applyBaseline([fails('a')], [entry(key('a'))], checks, keys, '2026-03-10');
    expect(results[0]).toMatchObject({ reason: 'bad', message: 'a tile; found 404' });
    expect(isExpectedFailure(results[0]!)).toBe(true);
  });
  test('names the issue where the entry states no cause', () => {
    expect(apply([fails('a')], [entry(key('a'), { because: '', issue: 'https://example.com/1' })]).because).toEqual([
      'https://example.com/1',
    ]);
  });
  test.each<[string, Partial<BaselineEntry>, string]>([
    ['by the whole message', { message: 'a tile; found 404' }, 'waived'],
    ['by its beginning', { message: 'a tile; found' }, 'waived'],
    ['not by its end', { message: 'found 404' }, 'fail'],
    ['not by more than the message', { message: 'a tile; found 404 again' }, 'fail'],
    ['until the last day', { until: '2026-03-10' }, 'waived'],
    ['not a day longer', { until: '2026-03-09' }, 'fail'],
  ])('is matched %s', (_name, members, outcome) => {
    expect(apply([fails('a')], [entry(key('a'), members)]).outcomes).toEqual([outcome]);
  });
  test('is matched within one segment, and across segments', () => {
    const uncovered = fails('', { id: 'log/other/a' });
    expect(apply([fails('a'), uncovered], [entry('log/fake/*#bad')]).outcomes).toEqual(['waived', 'fail']);
    expect(apply([fails('a'), uncovered], [entry('log/**#bad')]).outcomes).toEqual(['waived', 'waived']);
  });
  test('is matched by several entries, and no such entry is stale', () => {
    expect(apply([fails('a')], [entry('log/fake/*#bad'), entry(key('a'))])).toMatchObject({
      outcomes: ['waived'],
      stale: [],
    });
  });
  test('is matched where it only warns: a should', () => {
    const warns = fails('a', { level: 'should' });
    expect(apply([warns], [entry(key('a'))])).toMatchObject({ outcomes: ['waived'], stale: [] });
    expect(apply([fakeResult('a', { level: 'should' })], [entry(key('a'))]).stale).toEqual([`${key('a')} passes`]);
  });
  test('waives the checks that it blocks, and not those that another failure blocks', () => {
    const blockedBy = (name: string, owner: string) => fakeResult(name, { outcome: 'blocked', because: owner });
    const { outcomes, because } = apply(
      [fails('a'), blockedBy('b', key('a')), blockedBy('c', key('d'))],
      [entry(key('a'))],
    );
    expect(outcomes).toEqual(['waived', 'waived', 'blocked']);
    expect(because.slice(1)).toEqual([key('a'), key('d')]);
    expect(apply([fails('a'), blockedBy('b', key('a'))], []).outcomes).toEqual(['fail', 'blocked']);
  });
});

describe('an entry is stale', () => {
  test.each<[string, readonly CheckResult[], Partial<BaselineEntry>, string, string]>([
    ['when the check passes', [fakeResult('a')], {}, 'passes', 'passes now'],
    ['when it passes after a retry', [fakeResult('a', { outcome: 'flaky' })], {}, 'passes', 'passes now'],
    ['when it is inconclusive', [fakeResult('a', { outcome: 'inconclusive' })], {}, 'does-not-run', '(inconclusive)'],
    ['when it is blocked', [fakeResult('a', { outcome: 'blocked' })], {}, 'does-not-run', '(blocked)'],
    [
      'when it does not apply',
      [fakeResult('a', { outcome: 'not-applicable' })],
      {},
      'does-not-run',
      '(not-applicable)',
    ],
    ['when it did not run', [], {}, 'does-not-run', '(not run)'],
    ['when it fails for another reason', [fails('a', { reason: 'worse' })], {}, 'other-failure', '#worse'],
    ['when it fails with another message', [fails('a')], { message: 'a note' }, 'other-failure', 'found 404'],
    ['when it has expired, though it fails', [fails('a')], { until: '2026-03-09' }, 'expired', 'until 2026-03-09'],
    [
      'when it has expired, though it passes',
      [fakeResult('a')],
      { until: '2026-03-09' },
      'expired',
      'until 2026-03-09',
    ],
  ])('%s', (_name, results, selected, why, text) => {
    const { stale, messages } = apply(results, [entry(key('a'), selected)]);
    expect(stale).toEqual([`${key('a')} ${why}`]);
    expect(messages[0]).toContain(text);
  });
  test('and only the checks that it covers decide that', () => {
    expect(apply([fails('b'), fakeResult('a')], [entry(key('b')), entry('log/*/a#bad')]).stale).toEqual([
      'log/*/a#bad passes',
    ]);
  });
  test('but not where it covers a check outside of the selection, even if others are inside', () => {
    const selected = new Set<CheckId>(['log/fake/a', 'log/fake/b']);
    expect(apply([fakeResult('a')], [entry(key('c')), entry('log/*/a#bad')], selected).stale).toEqual([]);
    expect(apply([fakeResult('a')], [entry('log/fake/a#*')], selected).stale).toEqual(['log/fake/a#* passes']);
  });
  test('and still waives a check that the run added from outside of the selection', () => {
    expect(apply([fails('c')], [entry(key('c'))], new Set<CheckId>(['log/fake/a'])).outcomes).toEqual(['waived']);
  });
});

describe('a check that is known to be flaky', () => {
  const flaky = (match: string, members: Partial<BaselineEntry> = {}) => entry(match, { flaky: true, ...members });
  test('is waived where it fails, and marked, and so is what it blocks', () => {
    const blocked = fakeResult('b', { outcome: 'blocked', because: key('a') });
    const { results, stale } = applyBaseline([fails('a'), blocked], [flaky(key('a'))], checks, keys, '2026-03-10');
    expect(results).toMatchObject([
      { outcome: 'waived', reason: 'bad', because: 'known', knownFlaky: true },
      { outcome: 'waived', because: key('a') },
    ]);
    expect(results[1]).not.toHaveProperty('knownFlaky');
    expect(stale).toEqual([]);
  });
  test('may pass, or fail otherwise, or not run, and its entry is not stale', () => {
    expect(apply([fakeResult('a')], [flaky(key('a'))])).toMatchObject({ outcomes: ['pass'], stale: [] });
    expect(apply([fails('a', { reason: 'worse' })], [flaky(key('a'))])).toMatchObject({
      outcomes: ['fail'],
      stale: [],
    });
    expect(apply([], [flaky(key('a'))]).stale).toEqual([]);
  });
  test('is accepted until its last day', () => {
    expect(apply([fails('a')], [flaky(key('a'), { until: '2026-03-09' })])).toMatchObject({
      outcomes: ['fail'],
      stale: [`${key('a')} expired`],
    });
    expect(apply([fakeResult('a')], [flaky(key('a'), { until: '2026-03-09' })]).stale).toHaveLength(1);
  });
  test('has to be there, states a cause, and is no known failure as well', () => {
    expect(baselineErrors([flaky('log/fake/unknown#bad')], keys)).toEqual([
      expect.stringContaining('matches no reason'),
    ]);
    expect(baselineErrors([flaky(key('a'), { because: '' })], keys)).toEqual([expect.stringContaining('neither why')]);
    expect(baselineErrors([flaky(key('a')), entry(key('b')), entry(key('a', 'worse'))], keys)).toEqual([]);
    expect(baselineErrors([entry(key('a')), flaky('log/fake/*#bad')], keys)).toEqual([
      `"log/fake/*#bad" of the list "flaky" covers ${key('a')}, and so does the list "failures"; take it out of one`,
    ]);
  });
});

test('a baseline waives failures and the checks that they block, and changes no other result', () => {
  const someResult = record({ name: constantFrom('a', 'b', 'c'), outcome: constantFrom(...OUTCOMES) }).map(
    ({ name, outcome }) =>
      outcome === 'fail'
        ? fails(name)
        : fakeResult(name, { outcome, ...(outcome === 'blocked' ? { because: key('a') } : {}) }),
  );
  const someEntry = record({
    match: constantFrom(key('a'), key('b'), 'log/fake/*#bad', '**#*', 'log/other/*#bad'),
    message: option(constantFrom('a tile', 'a note'), { nil: '' }),
    until: constantFrom('2020-01-01', '2030-01-01'),
  }).map((members) => entry(members.match, members));
  assert(
    property(array(someResult, { maxLength: 5 }), array(someEntry, { maxLength: 3 }), (results, entries) => {
      const settled = applyBaseline(results, entries, checks, keys, '2026-03-10').results;
      expect(settled.map((result) => result.id)).toEqual(results.map((result) => result.id));
      for (const [at, original] of results.entries()) {
        const after = settled[at]!;
        if (after.outcome === original.outcome) expect(after).toEqual(original);
        else expect([original.outcome, after.outcome]).toEqual([expect.stringMatching(/^(fail|blocked)$/), 'waived']);
        if (original.outcome === 'blocked' && after.outcome === 'waived')
          expect(
            settled.some((result) => isExpectedFailure(result) && `${result.id}#${result.reason}` === original.because),
          ).toBe(true);
      }
    }),
  );
});
