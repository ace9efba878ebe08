import { describe, expect, test } from 'vitest';
import { type FakeTarget, fakeTarget, judgedResults, outcomes, runFake } from '../run/fake.test-tool.ts';
import { virtualTime } from '../run/time.ts';
import { check, type UnnamedCheck } from './check.ts';
import type { Trial } from './trial.ts';

const running = (
  run: (target: FakeTarget, t: Trial<FakeTarget, 'bad'>) => Promise<void> | void,
): UnnamedCheck<FakeTarget> =>
  check<FakeTarget>()({
    proves: 'LOG-CP-001',
    reasons: { bad: 'it is bad' },
    run: async (target, t) => run(target, t),
  });
const resultOf = async (...options: Parameters<typeof running>) =>
  (await judgedResults({ one: running(...options) })).one!;
const bad = { reason: 'bad', expected: 'good', actual: 'bad', at: 'line 1' } as const;

describe('judging', () => {
  test('counts subjects', async () => {
    const result = await resultOf((_target, t) => {
      for (let i = 0; i < 3; i++) t.judge(undefined);
    });
    expect(result).toMatchObject({ outcome: 'pass', subjects: 3, exchanges: [] });
    expect(result).not.toHaveProperty('reason');
  });
  test('ends with the first defect, and shows the answer that has it', async () => {
    const result = await resultOf(async (target, t) => {
      t.judge(undefined);
      const answer = await target.ask('first');
      await target.ask('second');
      t.judge(bad, answer);
      throw new Error('not reached');
    });
    expect(result).toMatchObject({ ...bad, outcome: 'fail', subjects: 2, message: 'good; found bad' });
    expect(result.exchanges.map((exchange) => exchange.resource)).toEqual(['first']);
  });
  test('without an answer shows the last few exchanges of the check', async () => {
    const result = await resultOf(async (target, t) => {
      for (let i = 0; i < 20; i++) await target.ask(String(i));
      t.judge(bad);
    });
    expect(result.exchanges.map((exchange) => exchange.resource)).toEqual([
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
    ]);
  });
  test('for a reason that the check does not declare is an error', async () => {
    const result = await resultOf((_target, t) => (t as Trial<FakeTarget, string>).judge({ ...bad, reason: 'worse' }));
    expect(result.outcome).toBe('error');
    expect(result.message).toContain('log/fake/one does not declare the reason "worse"');
  });
  test('nothing at all is an error, never a pass', async () => {
    expect((await resultOf(() => {})).outcome).toBe('error');
  });
});

describe('each', () => {
  test('visits every item, one after the other', async () => {
    const items: number[] = [];
    const result = await resultOf((_target, t) =>
      t.each(new Set([1, 2, 3]), async (item) => {
        await t.time.sleep(10 - item);
        items.push(item);
        t.judge(undefined);
      }),
    );
    expect(result).toMatchObject({ outcome: 'pass', subjects: 3 });
    expect(items).toEqual([1, 2, 3]);
  });
  test('over nothing is not applicable where a target may lack such items, with the reason', async () => {
    const result = await resultOf((_target, t) => t.each([], () => {}, 'an empty log has no tiles'));
    expect(result).toMatchObject({ outcome: 'not-applicable', message: 'an empty log has no tiles' });
  });
  test('over nothing is an error where a target may not lack them', async () => {
    const result = await resultOf((_target, t) => t.each([], () => {}));
    expect(result.outcome).toBe('error');
    expect(result.message).toContain('looked at nothing');
  });
  test('over items that the check does not judge is an error', async () => {
    expect((await resultOf((_target, t) => t.each([1], () => {}))).outcome).toBe('error');
  });
  test('stops when the budget is spent', async () => {
    const budget = new AbortController();
    const spend = running((_target, t) =>
      t.each([1, 2], () => {
        t.judge(undefined);
        budget.abort();
      }),
    );
    const { one: result } = await judgedResults({ one: spend }, { signal: budget.signal });
    expect(result).toMatchObject({ outcome: 'inconclusive', subjects: 1 });
  });
});

describe('the other outcomes', () => {
  test.each([
    ['not-applicable', (t: Trial<FakeTarget, 'bad'>) => t.notApplicable('why')],
    ['inconclusive', (t: Trial<FakeTarget, 'bad'>) => t.inconclusive('why')],
  ])('%s, with the reason', async (outcome, end) => {
    expect(await resultOf((_target, t) => end(t))).toMatchObject({ outcome, message: 'why' });
  });
});

describe('poll', () => {
  const polling = async (appearsAt: number, within: number, everyMs: number) => {
    const time = virtualTime();
    let queries = 0;
    let value: number | undefined;
    const polls = running(async (_target, t) => {
      value = await t.poll(within, everyMs, async () => {
        queries++;
        return t.time.now() >= appearsAt ? t.time.now() : undefined;
      });
      t.judge(undefined);
    });
    await runFake({ polls }, { time });
    return { found: value, asked: queries, now: time.now() };
  };
  test('asks at once', async () => expect(await polling(0, 1000, 100)).toEqual({ found: 0, asked: 1, now: 0 }));
  test('asks again in the meantime', async () => expect((await polling(150, 1000, 100)).found).toBe(200));
  test('asks once more at the end: a value that came in the last moment came in time', async () => {
    expect((await polling(1000, 1000, 300)).found).toBe(1000);
    expect((await polling(999, 1000, 300)).found).toBe(1000);
    expect((await polling(40, 50, 100)).found).toBe(50);
  });
  test('gives up when the time is over, not before and not later', async () => {
    expect(await polling(1001, 1000, 300)).toEqual({ found: undefined, asked: 5, now: 1000 });
    expect(await polling(1, 0, 100)).toEqual({ found: undefined, asked: 1, now: 0 });
  });
  test('asks again where an answer was pending when the time was over', async () => {
    const time = virtualTime();
    const queriedAt: number[] = [];
    const polls = running(async (_target, t) => {
      await t.poll(1000, 600, async () => {
        queriedAt.push(t.time.now());
        await t.time.sleep(1200);
        return undefined;
      });
      t.judge(undefined);
    });
    await runFake({ polls }, { time });
    expect(queriedAt).toEqual([0, 1200]);
  });
  test('ends with the budget', async () => {
    const budget = new AbortController();
    const waits = running(async (_target, t) => void (await t.poll(1e9, 100, async () => void budget.abort())));
    expect((await judgedResults({ waits }, { signal: budget.signal })).waits!.outcome).toBe('inconclusive');
  });
});

describe('chance', () => {
  const draws = async (seed: bigint, names: readonly string[]) => {
    const drawn: Record<string, number[]> = {};
    const drawing = (name: string) =>
      running((_target, t) => {
        drawn[name] = Array.from({ length: 5 }, () => t.random.below(1e9));
        t.judge(undefined);
      });
    await runFake(Object.fromEntries(names.map((name) => [name, drawing(name)])), { seed });
    return drawn;
  };
  test('depends on the seed and the check’s name, not on other checks', async () => {
    const drawn = await draws(1n, ['a', 'b']);
    expect(await draws(1n, ['b', 'a'])).toEqual(drawn);
    expect((await draws(1n, ['b'])).b).toEqual(drawn.b);
    expect(drawn.a).not.toEqual(drawn.b);
    expect((await draws(2n, ['a'])).a).not.toEqual(drawn.a);
  });
});

test('a check sees the target and the declared choices', async () => {
  const target = fakeTarget({ choices: { 'publish-within': '7' } });
  const reads = running((_target, t) => {
    const declared = [t.declared('publish-within'), t.declared('empty-log')];
    t.judge(`${declared}` === '7,' ? undefined : { ...bad, actual: String(declared) });
  });
  expect(await outcomes({ reads }, { target })).toEqual({ reads: 'pass' });
});

test('each run has another id, which all of its checks share, even with the same seed', async () => {
  const ids: string[] = [];
  const notes = running((_target, t) => t.judge(void ids.push(t.runId)));
  for (let time = 0; time < 2; time++) await runFake({ a: notes, b: notes }, { seed: 1n });
  await runFake({ a: notes }, { runId: 'given' });
  expect([ids[0] === ids[1], ids[2] === ids[3], ids[0] === ids[2], ids[4]]).toEqual([true, true, false, 'given']);
});
