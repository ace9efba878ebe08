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
const facets = { bell: 'b', book: 'o', candle: 'c' };
const without = (absent: Record<string, Absence>) => {
  const present = Object.fromEntries(Object.entries(facets).filter(([name]) => !(name in absent)));
  return { target: fakeTarget({ ...present, absent }) };
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
  test('without a stated absence counts as not offered', async () => {
    const { rings: result } = await judgedResults({ rings }, { target: fakeTarget({ bell: 'b', book: 'o' }) });
    expect(result).toMatchObject({ outcome: 'not-applicable', because: 'candle not-offered' });
  });
  test('that the target has counts as present, even with a stated absence', async () => {
    const { rings: result } = await judgedResults(
      { rings },
      { target: fakeTarget({ ...facets, absent: { bell: 'not-given' } }) },
    );
    expect(result!.outcome).toBe('pass');
  });

  // A facet that the target lacks counts first; one left out by name counts before one that was not given.
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

describe('facets of which one is enough', () => {
  const either = check<FakeTarget>()({
    proves: 'LOG-CP-001',
    needsOneOf: ['bell', 'book'],
    reasons: {},
    run: async (target, t) => t.judge(void [target.bell, target.book]),
  });
  const demanding = check<FakeTarget>()({
    proves: 'LOG-CP-001',
    needs: ['candle'],
    needsOneOf: ['bell', 'book'],
    reasons: {},
    run: async (target, t) => t.judge(void target.candle.length),
  });
  test.each(['bell', 'book'])('%s alone will do', async (name) => {
    const otherFacet = name === 'bell' ? 'book' : 'bell';
    expect((await judgedResults({ either }, without({ [otherFacet]: 'not-offered' }))).either!.outcome).toBe('pass');
    expect((await judgedResults({ either }, without({ [otherFacet]: 'not-given' }))).either!.outcome).toBe('pass');
  });
  // The message names the facet that is easiest to provide.
  test.each<[Absence, Absence, string, string]>([
    ['not-offered', 'not-offered', 'bell not-offered', 'not-applicable'],
    ['not-offered', 'not-allowed', 'book not-allowed', 'waived'],
    ['not-allowed', 'not-offered', 'bell not-allowed', 'waived'],
    ['without', 'not-offered', 'bell without', 'waived'],
    ['not-allowed', 'without', 'book without', 'waived'],
    ['not-given', 'without', 'bell not-given', 'inconclusive'],
  ])('both absent, bell %s and book %s: %s', async (bell, book, because, outcome) => {
    expect((await judgedResults({ either }, without({ bell, book }))).either).toMatchObject({ because, outcome });
  });
  test('both absent, and a needed facet is absent too: the one hardest to provide counts', async () => {
    const absent = { bell: 'not-given', book: 'not-given', candle: 'not-offered' } as const;
    expect((await judgedResults({ demanding }, without(absent))).demanding!.because).toBe('candle not-offered');
    const nearer = { bell: 'not-allowed', book: 'not-offered', candle: 'not-given' } as const;
    expect((await judgedResults({ demanding }, without(nearer))).demanding!.because).toBe('bell not-allowed');
  });
  test('one present, but a further needed facet is absent', async () => {
    expect(
      (await judgedResults({ demanding }, without({ bell: 'without', candle: 'not-given' }))).demanding!.because,
    ).toBe('candle not-given');
  });
});

test('a failure names the broken requirement where the defect states it, else all that the check proves', async () => {
  const proves = ['LOG-CP-001', 'LOG-CP-003'] as const;
  const defect = { reason: 'wrong', expected: '', actual: '' } as const;
  const body = { proves, reasons: { wrong: 'it is wrong' } };
  const breaking = check<FakeTarget>()({ ...body, run: async (_, t) => t.judge({ ...defect, breaks: 'LOG-CP-003' }) });
  const plain = check<FakeTarget>()({ ...body, run: async (_, t) => t.judge(defect) });
  const results = await judgedResults({ breaking, plain });
  expect([results.breaking!.requirements, results.plain!.requirements]).toEqual([['LOG-CP-003'], proves]);
});
