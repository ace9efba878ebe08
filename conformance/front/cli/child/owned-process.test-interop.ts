/** The process that a target needs is there for the run, and not after it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobTarget } from '../../../command/job.ts';
import { UsageError } from '../../../command/usage-error.ts';
import { plan } from '../../../core/run/plan.ts';
import {
  isRunning,
  type ServerFolder,
  type ServerProgram,
  serverFolder,
  waitUntil,
} from '../../../lab/process/server.test-tool.ts';
import { ended } from '../command.test-tool.ts';
import { kill } from './restarting.test-suite.ts';
import { type Supervised, supervise } from './supervise.ts';

type Name = keyof typeof import('./restarting.test-suite.ts');
const selection = { rulesets: ['tlog-tiles'] } as const;
const module = new URL('./restarting.test-suite.ts', import.meta.url).href;
let at: ServerFolder;

beforeEach(async () => {
  at = await serverFolder();
});
afterEach(() => {
  // Whatever a test was about.
  const running = existsSync(join(at.folder, 'pids')) ? at.pids().filter(isRunning) : [];
  at[Symbol.dispose]();
  for (const pid of running) process.kill(pid, 'SIGKILL');
  expect(running).toEqual([]);
});

const jobOf = (name: Name, command: string, more: Partial<Job> = {}): Job => ({
  suite: 'log',
  checks: { module, name },
  target: { prefix: new URL(at.url).origin, timeoutMs: 5000 } as JobTarget,
  process: { command, waitFor: at.url, cwd: at.folder, withinMs: 10_000 },
  selection,
  seed: 1n,
  budgetMs: 30_000,
  ...more,
});
const run = (name: Name, program: ServerProgram, more?: Partial<Job>, silenceMs?: number) =>
  supervise(
    jobOf(name, at.command(program), more),
    plan(kill, selection).checks,
    {},
    silenceMs === undefined ? {} : { silenceMs, idleMs: silenceMs },
  );
const outcomes = (supervised: Supervised) => supervised.results.map(({ outcome }) => outcome);

describe.skipIf(process.platform !== 'linux')('a process that the job names', () => {
  test.each(['term', 'kill'] as const)(
    'is there, and another one after the child asked for a restart (%s)',
    async (how) => {
      const { results, why, reached } = await run(how, 'plain');
      const [before, after] = at.pids();
      expect(results).toMatchObject([
        { outcome: 'pass' },
        { outcome: 'fail', reason: 'restarted', expected: String(before), actual: String(after) },
        { outcome: 'pass' },
      ]);
      expect({ why, reached }).toEqual({ why: undefined, reached: true });
    },
  );

  test('is not restarted where that is left out by name', async () => {
    const target = { prefix: new URL(at.url).origin, absent: { restart: 'without' } } as const;
    expect(outcomes(await run('kill', 'plain', { target }))).toEqual(['pass', 'waived', 'pass']);
    expect(at.pids()).toHaveLength(1);
  });

  test('may take longer for a restart than the child may be silent', async () => {
    expect(outcomes(await run('kill', 'later', {}, 7500))).toEqual(['pass', 'fail', 'pass']);
  });

  test('that does not end at SIGTERM is killed while the child lives on', async () => {
    const process = { command: at.command('ignoresTerm'), waitFor: at.url, cwd: at.folder, termMs: 3000 };
    expect(outcomes(await run('term', 'ignoresTerm', { process }, 2500))).toEqual(['pass', 'fail', 'pass']);
  });

  test('that comes up no more leaves the check inconclusive, with its last words', async () => {
    const supervised = await run('kill', 'once');
    expect(outcomes(supervised)).toEqual(['pass', 'inconclusive', 'inconclusive']);
    expect(supervised.results[1]!.message).toMatch(
      /^restart \(kill\): the process ended before .* \(exit code 4\); its last words: it was here before$/,
    );
  });

  // The budget is enough for a child to begin on a busy machine.
  test('that hangs at its restart ends with the budget', async () => {
    const supervised = await run('kill', 'onceLoud', { budgetMs: 8000 });
    expect(outcomes(supervised)).toEqual(['pass', 'inconclusive', 'inconclusive']);
    expect(supervised.results[1]!.message).toBe("the run's budget is spent");
  });

  test('ends when the child dies in the middle of a restart', async () => {
    const supervised = await run('diesMeanwhile', 'late');
    expect(outcomes(supervised)).toEqual(['pass', 'error', 'inconclusive']);
  });

  test('that ends by itself is reported, with the check and its last output', async () => {
    const { why, reached } = await run('kill', 'dies');
    expect(reached).toBe(true);
    expect(why).toBe(
      'while log/test/restarts was judged, the process ended by itself (exit code 3); its last words: Error: out of\\x07 luck',
    );
  });
});

describe.skipIf(process.platform !== 'linux')('a process that is not there', () => {
  test.each([
    [
      'no such command',
      'no-such-command',
      /^--start-command: the process ended before .*; its last words: .*not found$/,
    ],
    [
      'one that fails',
      'echo sorry >&2; exit 3',
      /^--start-command: the process ended before .* \(exit code 3\);.* sorry$/,
    ],
  ])('because there is %s is wrong usage', async (_name, command, sentence) => {
    const started = supervise(jobOf('kill', command), []);
    await expect(started).rejects.toThrow(UsageError);
    await expect(started).rejects.toThrow(sentence);
  });

  test('because something answers there already is wrong usage', async () => {
    const occupant = createServer((_, answer) => answer.end()).listen(Number(new URL(at.url).port), '127.0.0.1');
    await once(occupant, 'listening');
    await expect(run('kill', 'plain')).rejects.toThrow(`--start-command: something answers at ${at.url} already`);
    occupant.close();
  });

  test('because it never answers is unreachable', async () => {
    const process = { command: at.command('silent'), waitFor: at.url, cwd: at.folder, withinMs: 1000 };
    expect(await run('kill', 'silent', { process })).toEqual({
      results: [],
      observed: {},
      reached: false,
      interrupted: false,
      why: `nothing answered at ${at.url} within 1 s of its start; it said nothing`,
      section: 'the-server-does-not-start',
    });
  });
});

describe.skipIf(process.platform !== 'linux')('nothing is left when the parent gets', () => {
  const parentOf = (program: ServerProgram) => {
    const { seed: _, ...job } = jobOf('kill', at.command(program));
    const tool = fileURLToPath(new URL('./owned-process.test-tool.ts', import.meta.url));
    return spawn(process.execPath, [tool, JSON.stringify(job)], { stdio: ['ignore', 'pipe', 'pipe'] });
  };

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s while it waits', async (signal) => {
    const parent = parentOf('silent');
    const end = ended(parent);
    await waitUntil(() => existsSync(join(at.folder, 'pids')));
    parent.kill(signal);
    const { code, stdout, stderr } = await end;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      interrupted: true,
      results: [{ message: 'not judged: interrupted' }, {}, {}],
    });
  });

  test('SIGINT in the middle of a restart', async () => {
    const parent = parentOf('onceLoud');
    const end = ended(parent);
    await waitUntil(() => existsSync(join(at.folder, 'pids')) && at.pids().length === 2);
    parent.kill('SIGINT');
    const { code, stdout } = await end;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ interrupted: true, results: [{ outcome: 'pass' }, {}, {}] });
  });

  test.each(['silent', 'onceLoud'] as const)('SIGKILL while it waits (%s)', async (program) => {
    const parent = parentOf(program);
    await waitUntil(() => existsSync(join(at.folder, 'pids')) && at.pids().length === (program === 'silent' ? 1 : 2));
    expect(at.pids().some(isRunning)).toBe(true);
    const exited = once(parent, 'exit');
    parent.kill('SIGKILL');
    await exited;
    await waitUntil(() => !at.pids().some(isRunning));
  });
});
