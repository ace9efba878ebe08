import { describe, expect, test } from 'vitest';
import { type FakeTarget, fakeSuite } from '../run/fake.test-tool.ts';
import { check, watch } from './check.ts';
import { suite } from './suite.ts';

const one = check<FakeTarget>()({
  proves: 'LOG-CP-001',
  needs: ['bell'],
  reasons: { silent: 'it does not ring' },
  run: async (target, t) => t.judge(target.bell === '' ? { reason: 'silent', expected: '', actual: '' } : undefined),
});
const heard = watch<FakeTarget>()({
  proves: ['LOG-CP-001', 'LOG-CP-002'],
  reasons: {},
  begin: () => ({ on: () => {} }),
});

describe('a check', () => {
  test('is erased to a list of what it proves, and frozen to the bottom', () => {
    expect(one).toMatchObject({ kind: 'check', proves: ['LOG-CP-001'], needs: ['bell'] });
    expect(heard).toMatchObject({ kind: 'watch', proves: ['LOG-CP-001', 'LOG-CP-002'], needs: [] });
    for (const part of [one, one.proves, one.needs, one.needsOneOf, one.reasons])
      expect(Object.isFrozen(part)).toBe(true);
  });
  test('may need one of several facets; it is known which, and nobody changes that afterwards', () => {
    const needsOneOf = ['bell', 'book'];
    const either = check<FakeTarget>()({ proves: 'LOG-CP-001', needsOneOf, reasons: {}, run: async () => {} });
    needsOneOf.push('candle');
    expect([either.needsOneOf, one.needsOneOf, heard.needsOneOf]).toEqual([['bell', 'book'], [], []]);
  });
  test('does not compile with an unknown requirement, facet or reason', () => {
    // @ts-expect-error: no requirement has this id
    check<FakeTarget>()({ proves: 'LOG-XX-999', reasons: {}, run: async () => {} });
    // @ts-expect-error: `ask` is no facet, because every target has it
    check<FakeTarget>()({ proves: 'LOG-CP-001', needs: ['ask'], reasons: {}, run: async () => {} });
    check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { silent: '' },
      // @ts-expect-error: the check does not declare this reason
      run: async (_target, t) => t.judge({ reason: 'loud', expected: '', actual: '' }),
    });
    // @ts-expect-error: a facet that is not needed may not be there
    check<FakeTarget>()({ proves: 'LOG-CP-001', reasons: {}, run: async (target) => void target.bell.length });
  });
});

describe('a suite', () => {
  test('names its checks by topic and file, in the order of its topics and then of their names, watches last', () => {
    const made = suite<FakeTarget>({
      name: 'log',
      order: ['check-point/late', 'interface', 'check-point'],
      checks: {
        'check-point/heard-twice': heard,
        'check-point/served-at-once': one,
        'check-point/asked': one,
        'check-point/late': one,
        'interface/a': one,
      },
    });
    expect(made.checks.map((each) => each.id)).toEqual([
      'log/check-point/late',
      'log/interface/a',
      'log/check-point/asked',
      'log/check-point/served-at-once',
      'log/check-point/heard-twice',
    ]);
  });
  test('has a place for every check, and a check for every place', () => {
    const made = (order: readonly string[]) => () =>
      suite<FakeTarget>({ name: 'log', order, checks: { 'interface/a': one } });
    expect(made([])).toThrow('the order of the suite log has no place for interface/a');
    expect(made(['interface', 'tiles'])).toThrow('the order of the suite log names what there is not: tiles');
  });
  test('is frozen, and so are its checks', () => {
    const made = fakeSuite({ one });
    for (const part of [made, made.checks, made.checks[0]]) expect(Object.isFrozen(part)).toBe(true);
    expect(one).not.toHaveProperty('id');
  });
});
