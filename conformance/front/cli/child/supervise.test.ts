/** Whatever the child does, its parent ends, and says whose fault it was. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job, JobTarget } from '../../../command/job.ts';
import { plan } from '../../../core/run/plan.ts';
import { verdictOf } from '../../../core/verdict/verdict.ts';
import { httpMessage, type WireServer, wireServer } from '../../../transport/http/wire.test-server.ts';
import { pathOf } from '../hostile/hostile.test-server.ts';
import { behaves, programHangs } from './stubborn.test-suite.ts';
import { supervise } from './supervise.ts';

type Name = keyof typeof import('./stubborn.test-suite.ts');
/** For children that do not hang: on a busy machine one may take long to begin. */
const PATIENCE_MS = 40_000;
/** For those that do: as long as each is waited for, and enough to begin. */
const SILENCE_MS = 8000;
let server: WireServer;

beforeAll(async () => {
  const bundle = httpMessage(Buffer.alloc(5 * 2 ** 20));
  server = await wireServer((socket, request) => {
    const path = pathOf(request);
    if (path !== '/silent') socket.write(path.startsWith('/tile/entries/') ? bundle : httpMessage(''));
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const targetAt = (prefix: string, timeoutMs?: number) => ({ prefix, ...(timeoutMs ? { timeoutMs } : {}) }) as JobTarget;
const STUBBORN = new URL('./stubborn.test-suite.ts', import.meta.url).href;

async function run(name: Name, more: Partial<Job> = {}, silenceMs = PATIENCE_MS) {
  const selection = { rulesets: ['tlog-tiles'] } as const;
  const job: Job = {
    suite: 'log',
    checks: { module: STUBBORN, name },
    target: targetAt(server.url, 1000),
    selection,
    seed: 1n,
    budgetMs: PATIENCE_MS,
    ...more,
  };
  const events: string[] = [];
  // The checks of all these suites have the same names.
  const { checks } = plan(behaves, selection);
  const { results, reached, why, interrupted, broken } = await supervise(
    job,
    checks,
    { onStart: (id) => events.push(id), onResult: ({ outcome }) => events.push(outcome) },
    // The suites hang without taking processor time from the other tests.
    { silenceMs, idleMs: silenceMs },
  );
  const outcomes = results.map((result) => result.outcome);
  const verdict = verdictOf(results, { strict: false, reached, stale: [], broken: broken ?? false });
  return { outcomes, verdict, why, reached, interrupted, events, messages: results.map((result) => result.message) };
}

// The children wait most of the time.
describe.concurrent('a supervised child', () => {
  test('a budget that is spent while programs run is no fault of a check: they take their time to be ended', async () => {
    const selection = { rulesets: ['interface'] } as const;
    const job: Job = {
      suite: 'migration',
      checks: { module: STUBBORN, name: 'programHangs' },
      target: { tool: { command: 'true', watched: [], cwd: process.cwd() } } as JobTarget,
      selection,
      seed: 1n,
      // Longer than a child takes to begin on a busy machine.
      budgetMs: 15_000,
    };
    const { checks } = plan(programHangs, selection);
    const { results, why } = await supervise(job, checks, {}, { silenceMs: PATIENCE_MS, graceMs: 500 });
    expect(results.map(({ outcome }) => outcome)).toEqual(['inconclusive']);
    expect(why).toBe("the run's budget is spent");
  });

  test('a child that behaves', async () => {
    expect(await run('behaves')).toEqual({
      outcomes: ['pass', 'pass', 'pass'],
      verdict: 'conformant',
      reached: true,
      interrupted: false,
      events: ['log/test/before', 'pass', 'log/test/stubborn', 'pass', 'log/test/thereafter', 'pass'],
      messages: [undefined, undefined, undefined],
      why: undefined,
    });
  });

  describe('a check in which the child hangs or dies is an error of ours; the rest is not judged', () => {
    test.each<[string, Name, RegExp, Partial<Job>?]>([
      ['hangs in synchronous code', 'hangs', /^no sign of life for 8 s$/],
      ['hangs while an exchange is open, within its bound', 'hangsMeanwhile', /^no sign of life/],
      ['never resolves', 'neverResolves', /^the run's budget is spent$/, { budgetMs: 10_000 }],
      ['kills its process', 'diesBySignal', /ended by itself \(SIGKILL\)$/],
      ['ends its process', 'exits', /ended by itself \(exit code 0\)$/],
      ['throws where nobody catches', 'throwsLater', /ended by itself \(exit code 1\)$/],
      ['fills the heap', 'grows', /^the checks took more than 160 MB of memory for objects$/],
      ['fills the memory beside the heap', 'growsBuffers', /^the checks took more than 400 MB of memory$/],
    ])('%s', async (_name, name, why, more) => {
      const silence = name.startsWith('hangs') ? SILENCE_MS : PATIENCE_MS;
      const { outcomes, verdict, messages, ...others } = await run(name, more, silence);
      expect(outcomes).toEqual(['pass', 'error', 'inconclusive']);
      expect(verdict).toBe('suite-fault');
      expect(others.why).toMatch(why);
      expect(messages[1]).toBe(`this check did not come to an end: ${others.why}`);
      expect(messages[2]).toBe(`not judged: ${others.why}`);
    });
  });

  test('of several checks that were judged at once nobody knows in which the child died: it is an error of each', async () => {
    const { outcomes, verdict, messages } = await run('exitsAmongTwo', { jobs: 3 });
    expect({ outcomes, verdict }).toEqual({ outcomes: ['error', 'error', 'pass'], verdict: 'suite-fault' });
    expect(messages.slice(0, 2)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.stringMatching(/^this check, or one that was judged beside it, did not come to an end: .*exit code 0/),
      ),
    );
  });

  test('where an exchange was open past its bound it is not ours: inconclusive', async () => {
    const { outcomes, verdict, why } = await run('waitsPastBound', { budgetMs: 10_000 });
    expect({ outcomes, verdict, why }).toEqual({
      outcomes: ['pass', 'inconclusive', 'inconclusive'],
      verdict: 'incomplete',
      why: "the run's budget is spent",
    });
  });

  describe('where the target had given an answer that is too large to judge, it is not ours: inconclusive', () => {
    test.each<[string, Name, string, number?]>([
      ['and the child hangs', 'hangsOverMuch', 'no sign of life for 8 s', SILENCE_MS],
      ['and the child fills the heap', 'growsOverMuch', 'the checks took more than 160 MB of memory for objects'],
    ])('%s', async (_name, name, why, silenceMs) => {
      const { outcomes, verdict, messages } = await run(name, {}, silenceMs);
      expect({ outcomes, verdict }).toEqual({
        outcomes: ['pass', 'inconclusive', 'inconclusive'],
        verdict: 'incomplete',
      });
      expect(messages[1]).toBe(`not judged: ${why}, after an answer of 5.0 MiB`);
    });
  });

  describe('a budget that is spent is no fault of a check', () => {
    const module = new URL('./endless.test-suite.ts', import.meta.url).href;
    test.each<[string, Name, Partial<Job>, readonly string[]]>([
      [
        'where no check has begun',
        'behaves',
        { checks: { module, name: 'behaves' } },
        ['inconclusive', 'inconclusive'],
      ],
    ])('%s', { timeout: 120_000 }, async (_name, name, more, [before, stubborn]) => {
      const { outcomes, verdict, why, messages } = await run(name, { ...more, budgetMs: 3000 });
      expect(outcomes).toEqual([before, stubborn, 'inconclusive']);
      expect(verdict).toBe('incomplete');
      expect(why).toBe("the run's budget is spent");
      expect(messages.slice(1)).toEqual([`not judged: ${why}`, `not judged: ${why}`]);
    });
  });

  test('a child that cannot begin is a fault of ours, and of no check', async () => {
    const module = new URL('../no-such.test-suite.ts', import.meta.url).href;
    const { outcomes, verdict, why, messages } = await run('behaves', { checks: { module, name: 'behaves' } });
    expect(outcomes).toEqual(['inconclusive', 'inconclusive', 'inconclusive']);
    expect(verdict).toBe('suite-fault');
    expect(why).toContain('no-such.test-suite.ts');
    expect(messages).toEqual([1, 2, 3].map(() => `not judged: ${why}`));
  });

  test('a budget with a fraction of a millisecond is a budget', async () => {
    const target = targetAt(server.url, 1500.5);
    expect((await run('behaves', { budgetMs: 1.1 * 15_000, target })).verdict).toBe('conformant');
  });

  test('nobody there: the target was not reached, whatever else there is to say', async () => {
    const target = targetAt('http://127.0.0.1:1');
    expect(await run('behaves', { target })).toMatchObject({
      outcomes: ['inconclusive', 'inconclusive', 'inconclusive'],
      reached: false,
      verdict: 'unreachable',
      why: 'GET http://127.0.0.1:1/checkpoint: the connection was refused',
    });
  });
});
