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
const one = async (...given: Parameters<typeof running>) => (await judgedResults({ one: running(...given) })).one!;
const bad = { reason: 'bad', expected: 'good', actual: 'bad', at: 'line 1' } as const;

describe('judging', () => {
  test('counts what is looked at', async () => {
    const result = await one((_target, t) => {
      for (let i = 0; i < 3; i++) t.judge(undefined);
    });
    expect(result).toMatchObject({ outcome: 'pass', subjects: 3, exchanges: [] });
    expect(result).not.toHaveProperty('reason');
  });
  test('ends with the first defect, and shows the answer in which it was seen', async () => {
    const result = await one(async (target, t) => {
      t.judge(undefined);
      const answer = await target.ask('first');
      await target.ask('second');
      t.judge(bad, answer);
      throw new Error('not reached');
    });
    expect(result).toMatchObject({ ...bad, outcome: 'fail', subjects: 2, message: 'good; found bad' });
    expect(result.exchanges.map((each) => each.resource)).toEqual(['first']);
  });
  test('without an answer shows the last few exchanges of the check', async () => {
    const result = await one(async (target, t) => {
      for (let i = 0; i < 20; i++) await target.ask(String(i));
      t.judge(bad);
    });
    expect(result.exchanges.map((each) => each.resource)).toEqual(['12', '13', '14', '15', '16', '17', '18', '19']);
  });
  test('for a reason that the check does not declare is an error of ours', async () => {
    const result = await one((_target, t) => (t as Trial<FakeTarget, string>).judge({ ...bad, reason: 'worse' }));
    expect(result.outcome).toBe('error');
    expect(result.message).toContain('log/fake/one does not declare the reason "worse"');
  });
  test('nothing at all is an error of ours, never a pass', async () => {
    expect((await one(() => {})).outcome).toBe('error');
  });
});

describe('each', () => {
  test('goes over everything, one after the other', async () => {
    const seen: number[] = [];
    const result = await one((_target, t) =>
      t.each(new Set([1, 2, 3]), async (item) => {
        await t.time.sleep(10 - item);
        seen.push(item);
        t.judge(undefined);
      }),
    );
    expect(result).toMatchObject({ outcome: 'pass', subjects: 3 });
    expect(seen).toEqual([1, 2, 3]);
  });
  test('over nothing is not applicable where that may be, with why', async () => {
    const result = await one((_target, t) => t.each([], () => {}, 'an empty log has no tiles'));
    expect(result).toMatchObject({ outcome: 'not-applicable', message: 'an empty log has no tiles' });
  });
  test('over nothing is an error of ours where it may not be', async () => {
    const result = await one((_target, t) => t.each([], () => {}));
    expect(result.outcome).toBe('error');
    expect(result.message).toContain('looked at nothing');
  });
  test('over something that nobody judges is an error of ours', async () => {
    expect((await one((_target, t) => t.each([1], () => {}))).outcome).toBe('error');
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

describe('the other ends', () => {
  test.each([
    ['not-applicable', (t: Trial<FakeTarget, 'bad'>) => t.notApplicable('why')],
    ['inconclusive', (t: Trial<FakeTarget, 'bad'>) => t.inconclusive('why')],
  ])('%s, with why', async (outcome, end) => {
    expect(await one((_target, t) => end(t))).toMatchObject({ outcome, message: 'why' });
  });
});

describe('poll', () => {
  const polling = async (appearsAt: number, within: number, every: number) => {
    const time = virtualTime();
    let asked = 0;
    let found: number | undefined;
    const polls = running(async (_target, t) => {
      found = await t.poll(within, every, async () => {
        asked++;
        return t.time.now() >= appearsAt ? t.time.now() : undefined;
      });
      t.judge(undefined);
    });
    await runFake({ polls }, { time });
    return { found, asked, now: time.now() };
  };
  test('asks at once', async () => expect(await polling(0, 1000, 100)).toEqual({ found: 0, asked: 1, now: 0 }));
  test('asks again in between', async () => expect((await polling(150, 1000, 100)).found).toBe(200));
  test('asks once more at the end: what came in the last moment came in time', async () => {
    expect((await polling(1000, 1000, 300)).found).toBe(1000);
    expect((await polling(999, 1000, 300)).found).toBe(1000);
    expect((await polling(40, 50, 100)).found).toBe(50);
  });
  test('gives up when the time has gone by, not before and not later', async () => {
    expect(await polling(1001, 1000, 300)).toEqual({ found: undefined, asked: 5, now: 1000 });
    expect(await polling(1, 0, 100)).toEqual({ found: undefined, asked: 1, now: 0 });
  });
  test('asks again where an answer was under way when the time had gone by', async () => {
    const time = virtualTime();
    const asked: number[] = [];
    const polls = running(async (_target, t) => {
      await t.poll(1000, 600, async () => {
        asked.push(t.time.now());
        await t.time.sleep(1200);
        return undefined;
      });
      t.judge(undefined);
    });
    await runFake({ polls }, { time });
    expect(asked).toEqual([0, 1200]);
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
  test('is decided by the seed and the check’s name, not by what else runs', async () => {
    const both = await draws(1n, ['a', 'b']);
    expect(await draws(1n, ['b', 'a'])).toEqual(both);
    expect((await draws(1n, ['b'])).b).toEqual(both.b);
    expect(both.a).not.toEqual(both.b);
    expect((await draws(2n, ['a'])).a).not.toEqual(both.a);
  });
});

test('a check sees the target, and what was declared', async () => {
  const target = fakeTarget({ choices: { 'publish-within': '7' } });
  const reads = running((_target, t) => {
    const declared = [t.declared('publish-within'), t.declared('empty-log')];
    t.judge(`${declared}` === '7,' ? undefined : { ...bad, actual: String(declared) });
  });
  expect(await outcomes({ reads }, { target })).toEqual({ reads: 'pass' });
});

test('a run has an id of its own, the same for all of its checks, whatever the seed', async () => {
  const ids: string[] = [];
  const notes = running((_target, t) => t.judge(void ids.push(t.runId)));
  for (let time = 0; time < 2; time++) await runFake({ a: notes, b: notes }, { seed: 1n });
  await runFake({ a: notes }, { runId: 'given' });
  expect([ids[0] === ids[1], ids[2] === ids[3], ids[0] === ids[2], ids[4]]).toEqual([true, true, false, 'given']);
});
