import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../run/fake.test-tool.ts';
import type { StaleEntry } from './baseline.ts';
import { type CheckResult, OUTCOMES } from './outcome.ts';
import { bearsOnVerdict, EXIT_CODES, type Verdict, verdictOf } from './verdict.ts';

const stale: StaleEntry = { entry: { match: 'a/b/c#d', because: 'x' }, why: 'passes', message: 'passes now' };
const should = { level: 'should' } as const;
const failed = { outcome: 'fail', reason: 'bad' } as const;

/** One fact about a run, and the verdict that it alone leads to, without and with --strict. */
interface Cause {
  readonly result?: CheckResult;
  readonly unreached?: true;
  readonly broken?: true;
  readonly stale?: true;
  readonly lenient: Verdict;
  readonly strict?: Verdict;
}
const of = (members: Partial<CheckResult>, lenient: Verdict, strict = lenient): Cause => ({
  result: fakeResult('a', members),
  lenient,
  strict,
});
const CAUSES: Readonly<Record<string, Cause>> = {
  'an error of the suite': of({ outcome: 'error' }, 'suite-fault'),
  'an error of the suite in a should': of({ outcome: 'error', ...should }, 'suite-fault'),
  'an error of the suite beside its checks': { broken: true, lenient: 'suite-fault' },
  'nothing answered': { unreached: true, lenient: 'unreachable' },
  'a failed must': of(failed, 'not-conformant'),
  'a failed should': of({ ...failed, ...should }, 'conformant', 'not-conformant'),
  'a flaky must': of({ outcome: 'flaky' }, 'conformant', 'not-conformant'),
  'a flaky should': of({ outcome: 'flaky', ...should }, 'conformant', 'not-conformant'),
  'an inconclusive must': of({ outcome: 'inconclusive' }, 'incomplete'),
  'an inconclusive should': of({ outcome: 'inconclusive', ...should }, 'conformant', 'incomplete'),
  'a blocked must': of({ outcome: 'blocked' }, 'incomplete'),
  'a blocked should': of({ outcome: 'blocked', ...should }, 'conformant', 'incomplete'),
  'a stale baseline': { stale: true, lenient: 'stale-baseline' },
  'an expected failure': of({ outcome: 'waived', reason: 'bad' }, 'conformant'),
  'a must waived by name': of({ outcome: 'waived' }, 'conformant'),
  'a must that does not apply': of({ outcome: 'not-applicable' }, 'conformant'),
};
/** The graver first: exit codes 70, 4, 1, 3, 5, and 0 only when no other verdict applies. */
const PRECEDENCE: readonly Verdict[] = [
  'suite-fault',
  'unreachable',
  'not-conformant',
  'incomplete',
  'stale-baseline',
  'conformant',
];
const names = Object.keys(CAUSES);
const pairs = names.flatMap((name, at) => names.slice(at).map((second) => [name, second] as const));

describe.each([false, true])('strict %s: of two that apply, the graver decides:', (strict) => {
  test.each(pairs)('%s and %s', (...pair) => {
    const causes = pair.map((name) => CAUSES[name]!);
    const verdicts = causes.map((cause) => (strict ? (cause.strict ?? cause.lenient) : cause.lenient));
    // One more check passes, so that the run judged something.
    const results = [fakeResult('b'), ...causes.flatMap((cause) => cause.result ?? [])];
    const verdict = verdictOf(results, {
      strict,
      reached: !causes.some((cause) => cause.unreached),
      stale: causes.some((cause) => cause.stale) ? [stale] : [],
      broken: causes.some((cause) => cause.broken),
    });
    expect(verdict).toBe(PRECEDENCE.find((verdict) => verdicts.includes(verdict)));
  });
});

describe('nothing ran', () => {
  const verdict = (...results: Partial<CheckResult>[]) =>
    verdictOf(
      results.map((result) => fakeResult('a', result)),
      { strict: false, reached: true, stale: [] },
    );
  test.each<[string, Partial<CheckResult>[], Verdict]>([
    ['no check at all', [], 'incomplete'],
    ['all waived by name', [{ outcome: 'waived' }, { outcome: 'waived' }], 'incomplete'],
    ['no check applies', [{ outcome: 'not-applicable' }, { outcome: 'waived' }], 'incomplete'],
    ['a should that is inconclusive', [{ outcome: 'inconclusive', ...should }], 'incomplete'],
    ['one should that passes', [should], 'conformant'],
    ['one should that fails', [{ ...failed, ...should }], 'conformant'],
    ['one expected failure', [{ outcome: 'waived', reason: 'bad' }], 'conformant'],
    ['one flaky pass', [{ outcome: 'flaky' }], 'conformant'],
  ])('%s: %s', (_name, results, expected) => expect(verdict(...results)).toBe(expected));
  test('takes precedence over a stale baseline', () => {
    expect(verdictOf([], { strict: false, reached: true, stale: [stale] })).toBe('incomplete');
  });
});

test('every verdict has a different exit code, as documented', () => {
  expect(EXIT_CODES).toEqual({
    conformant: 0,
    'not-conformant': 1,
    usage: 2,
    incomplete: 3,
    unreachable: 4,
    'stale-baseline': 5,
    'suite-fault': 70,
  });
});

test('a should affects only a strict run', () => {
  const results = [fakeResult('a'), fakeResult('b', should)];
  expect(results.map((result) => bearsOnVerdict(result, false))).toEqual([true, false]);
  expect(results.map((result) => bearsOnVerdict(result, true))).toEqual([true, true]);
});

const someResult = record({ outcome: constantFrom(...OUTCOMES), level: constantFrom('must', 'should') }).map(
  (members) => fakeResult('a', members.outcome === 'fail' ? { ...members, reason: 'bad' } : members),
);
const someRun = record({ strict: boolean(), reached: boolean(), stale: constantFrom([], [stale]) });

test('a further failed must never makes a run conformant, and a further error never improves it', () => {
  assert(
    property(array(someResult, { maxLength: 6 }), someRun, (results, run) => {
      const verdict = verdictOf([...results, fakeResult('z', failed)], run);
      expect(PRECEDENCE.indexOf(verdict)).toBeLessThanOrEqual(PRECEDENCE.indexOf('not-conformant'));
      expect(verdictOf([...results, fakeResult('z', { outcome: 'error' })], run)).toBe('suite-fault');
    }),
  );
});

test('conformant means that each must was judged, waived or not applicable, and that something was judged', () => {
  assert(
    property(array(someResult, { maxLength: 6 }), someRun, (results, run) => {
      if (verdictOf(results, run) !== 'conformant') return;
      const musts = results.filter((result) => result.level === 'must').map((result) => result.outcome);
      for (const outcome of musts) expect(['pass', 'flaky', 'waived', 'not-applicable']).toContain(outcome);
      expect(results.some((result) => ['pass', 'flaky', 'fail'].includes(result.outcome))).toBe(true);
      expect(run).toMatchObject({ reached: true, stale: [] });
    }),
  );
});
