import { describe, expect, test } from 'vitest';
import { check, watch } from '../check/check.ts';
import type { Absence } from '../target/target.ts';
import { type FakeTarget, fakeTarget, judgedResults } from './fake.test-tool.ts';

const rings = check<FakeTarget>()({
  proves: 'LOG-CP-001',
  needs: ['bell', 'book', 'candle'],
  reasons: {},
  run: async (target, t) => t.judge(void [target.bell.length, target.book.length, target.candle.length]),
});
const hears = watch<FakeTarget>()({
  proves: 'LOG-CP-001',
  needs: ['bell'],
  reasons: {},
  begin: (target) => ({ on: () => void target.bell.length }),
});
const all = { bell: 'b', book: 'o', candle: 'c' };
const without = (absent: Record<string, Absence>) => {
  const there = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in absent)));
  return { target: fakeTarget({ ...there, absent }) };
};

describe('an absent facet', () => {
  test.each<[Absence, string]>([
    ['not-offered', 'not-applicable'],
    ['not-allowed', 'waived'],
    ['without', 'waived'],
    ['not-given', 'inconclusive'],
  ])('that is %s is %s, for checks and watches', async (why, outcome) => {
    const results = await judgedResults({ rings, hears }, without({ bell: why }));
    for (const result of [results.rings, results.hears])
      expect(result).toMatchObject({ outcome, because: `bell ${why}`, subjects: 0, exchanges: [] });
    expect(results.rings!.message).toMatch(/^bell: /);
  });
  test('of which nobody says why is not offered', async () => {
    const { rings: one } = await judgedResults({ rings }, { target: fakeTarget({ bell: 'b', book: 'o' }) });
    expect(one).toMatchObject({ outcome: 'not-applicable', because: 'candle not-offered' });
  });
  test('that is there counts, whatever is said of it', async () => {
    const { rings: one } = await judgedResults(
      { rings },
      { target: fakeTarget({ ...all, absent: { bell: 'not-given' } }) },
    );
    expect(one!.outcome).toBe('pass');
  });

  // What the target lacks nobody can judge; what was left out by name stays left out, whatever else was not given.
  test.each<[Record<string, Absence>, string]>([
    [{ bell: 'not-given', book: 'not-offered' }, 'book not-offered'],
    [{ bell: 'not-allowed', book: 'not-offered' }, 'book not-offered'],
    [{ bell: 'not-given', book: 'not-allowed' }, 'book not-allowed'],
    [{ bell: 'not-given', book: 'without' }, 'book without'],
    [{ bell: 'without', book: 'not-given', candle: 'not-offered' }, 'candle not-offered'],
    [{ bell: 'not-given', book: 'not-given' }, 'bell not-given'],
  ])('of several %o: %s', async (absent, because) => {
    expect((await judgedResults({ rings }, without(absent))).rings!.because).toBe(because);
  });
});

describe('of facets of which one is enough', () => {
  const either = check<FakeTarget>()({
    proves: 'LOG-CP-001',
    needsOneOf: ['bell', 'book'],
    reasons: {},
    run: async (target, t) => t.judge(void [target.bell, target.book]),
  });
  const both = check<FakeTarget>()({
    proves: 'LOG-CP-001',
    needs: ['candle'],
    needsOneOf: ['bell', 'book'],
    reasons: {},
    run: async (target, t) => t.judge(void target.candle.length),
  });
  test.each(['bell', 'book'])('%s alone will do', async (name) => {
    const other = name === 'bell' ? 'book' : 'bell';
    expect((await judgedResults({ either }, without({ [other]: 'not-offered' }))).either!.outcome).toBe('pass');
    expect((await judgedResults({ either }, without({ [other]: 'not-given' }))).either!.outcome).toBe('pass');
  });
  // Whoever runs it is told of the one that is nearest to being there.
  test.each<[Absence, Absence, string, string]>([
    ['not-offered', 'not-offered', 'bell not-offered', 'not-applicable'],
    ['not-offered', 'not-allowed', 'book not-allowed', 'waived'],
    ['not-allowed', 'not-offered', 'bell not-allowed', 'waived'],
    ['without', 'not-offered', 'bell without', 'waived'],
    ['not-allowed', 'without', 'book without', 'waived'],
    ['not-given', 'without', 'bell not-given', 'inconclusive'],
  ])('none is there, bell %s and book %s: %s', async (bell, book, because, outcome) => {
    expect((await judgedResults({ either }, without({ bell, book }))).either).toMatchObject({ because, outcome });
  });
  test('none is there, and another is needed that is not either: the farther counts', async () => {
    const absent = { bell: 'not-given', book: 'not-given', candle: 'not-offered' } as const;
    expect((await judgedResults({ both }, without(absent))).both!.because).toBe('candle not-offered');
    const nearer = { bell: 'not-allowed', book: 'not-offered', candle: 'not-given' } as const;
    expect((await judgedResults({ both }, without(nearer))).both!.because).toBe('bell not-allowed');
  });
  test('one is there, and the other facet that is needed is not', async () => {
    expect((await judgedResults({ both }, without({ bell: 'without', candle: 'not-given' }))).both!.because).toBe(
      'candle not-given',
    );
  });
});

test('a failure is of the requirement that is broken, where that is told, and else of all that the check proves', async () => {
  const proves = ['LOG-CP-001', 'LOG-CP-003'] as const;
  const found = { reason: 'wrong', expected: '', actual: '' } as const;
  const body = { proves, reasons: { wrong: 'it is wrong' } };
  const told = check<FakeTarget>()({ ...body, run: async (_, t) => t.judge({ ...found, breaks: 'LOG-CP-003' }) });
  const untold = check<FakeTarget>()({ ...body, run: async (_, t) => t.judge(found) });
  const results = await judgedResults({ told, untold });
  expect([results.told!.requirements, results.untold!.requirements]).toEqual([['LOG-CP-003'], proves]);
});
