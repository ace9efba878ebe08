import { describe, expect, test } from 'vitest';
import { type FakeTarget, fakeSuite } from '../run/fake.test-tool.ts';
import { check, watch } from './check.ts';
import { suite } from './suite.ts';

const ringing = check<FakeTarget>()({
  proves: 'LOG-CP-001',
  needs: ['bell'],
  reasons: { silent: 'it does not ring' },
  run: async (target, t) => t.judge(target.bell === '' ? { reason: 'silent', expected: '', actual: '' } : undefined),
});
const listening = watch<FakeTarget>()({
  proves: ['LOG-CP-001', 'LOG-CP-002'],
  reasons: {},
  begin: () => ({ on: () => {} }),
});

describe('a check', () => {
  test('lists what it proves, and is deeply frozen', () => {
    expect(ringing).toMatchObject({ kind: 'check', proves: ['LOG-CP-001'], needs: ['bell'] });
    expect(listening).toMatchObject({ kind: 'watch', proves: ['LOG-CP-001', 'LOG-CP-002'], needs: [] });
    for (const part of [ringing, ringing.proves, ringing.needs, ringing.needsOneOf, ringing.reasons])
      expect(Object.isFrozen(part)).toBe(true);
  });
  test('may need one of several facets; the list of them is frozen', () => {
    const needsOneOf = ['bell', 'book'];
    const either = check<FakeTarget>()({ proves: 'LOG-CP-001', needsOneOf, reasons: {}, run: async () => {} });
    needsOneOf.push('candle');
    expect([either.needsOneOf, ringing.needsOneOf, listening.needsOneOf]).toEqual([['bell', 'book'], [], []]);
  });
  test('does not compile with an unknown requirement, facet or reason', () => {
    // @ts-expect-error: no requirement has this id
    check<FakeTarget>()({ proves: 'LOG-XX-999', reasons: {}, run: async () => {} });
    // @ts-expect-error: `ask` is not a facet, because every target has it
    check<FakeTarget>()({ proves: 'LOG-CP-001', needs: ['ask'], reasons: {}, run: async () => {} });
    check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { silent: '' },
      // @ts-expect-error: the check does not declare this reason
      run: async (_target, t) => t.judge({ reason: 'loud', expected: '', actual: '' }),
    });
    // @ts-expect-error: a facet that the check does not need may be absent
    check<FakeTarget>()({ proves: 'LOG-CP-001', reasons: {}, run: async (target) => void target.bell.length });
  });
});

describe('a suite', () => {
  test('names its checks by topic and file, and orders them by topic, then by name, watches last', () => {
    const made = suite<FakeTarget>({
      name: 'log',
      order: ['check-point/late', 'interface', 'check-point'],
      checks: {
        'check-point/heard-twice': listening,
        'check-point/served-at-once': ringing,
        'check-point/asked': ringing,
        'check-point/late': ringing,
        'interface/a': ringing,
      },
    });
    expect(made.checks.map((check) => check.id)).toEqual([
      'log/check-point/late',
      'log/interface/a',
      'log/check-point/asked',
      'log/check-point/served-at-once',
      'log/check-point/heard-twice',
    ]);
  });
  test('demands a place for every check, and a check for every place', () => {
    const made = (order: readonly string[]) => () =>
      suite<FakeTarget>({ name: 'log', order, checks: { 'interface/a': ringing } });
    expect(made([])).toThrow('the order of the suite log has no place for interface/a');
    expect(made(['interface', 'tiles'])).toThrow(
      'the order of the suite log names topics or checks that do not exist: tiles',
    );
  });
  test('is frozen, and so are its checks', () => {
    const made = fakeSuite({ one: ringing });
    for (const part of [made, made.checks, made.checks[0]]) expect(Object.isFrozen(part)).toBe(true);
    expect(ringing).not.toHaveProperty('id');
  });
});
