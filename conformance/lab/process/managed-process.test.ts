import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ManagedProcess, ProcessError, type ProcessOptions } from './managed-process.ts';
import { groupMembers, membersByPs } from './process-group.ts';
import { isRunning, type ServerFolder, type ServerProgram, serverFolder, waitUntil } from './server.test-tool.ts';

let at: ServerFolder;
let processes: ManagedProcess[] = [];

beforeEach(async () => {
  at = await serverFolder();
});
afterEach(async () => {
  for (const process of processes) await process.end(0);
  processes = [];
  at[Symbol.dispose]();
});

function made(command: string, more: Partial<ProcessOptions> = {}): ManagedProcess {
  const process = new ManagedProcess({ command, waitFor: at.url, cwd: at.folder, ...more });
  processes.push(process);
  return process;
}
const server = (program: ServerProgram, more?: Partial<ProcessOptions>) => made(at.command(program), more);
const running = () => at.pids().filter(isRunning);
const failure = async (step: Promise<void>): Promise<ProcessError> => {
  const cause = await step.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(cause).toBeInstanceOf(ProcessError);
  return cause as ProcessError;
};

describe.skipIf(process.platform !== 'linux')('a process', () => {
  test('is started in its folder, answers with any status, and is ended', async () => {
    const process = server('plain');
    await process.start();
    expect(running()).toEqual([await at.ask()]);
    expect(await process.end()).toBe(true);
    expect(running()).toEqual([]);
  });

  test.each(['term', 'kill'] as const)('is a new process after a restart (%s)', async (how) => {
    const process = server('plain');
    await process.start();
    const pidBefore = await at.ask();
    await process.restart(how);
    const after = await at.ask();
    expect(after).not.toBe(pidBefore);
    expect(running()).toEqual([after]);
  });

  test('may finish its work after SIGTERM', async () => {
    const process = server('lingers');
    await process.start();
    await process.restart('term');
    expect(existsSync(join(at.folder, 'lingered'))).toBe(true);
  });

  test('may finish its work after SIGTERM when a shell started it', async () => {
    const process = made(`cd . && ${at.command('lingers')}; true`);
    await process.start();
    expect(await process.end()).toBe(true);
    expect(existsSync(join(at.folder, 'lingered'))).toBe(true);
  });

  test('cannot finish its work when it is killed', async () => {
    const process = server('lingers');
    await process.start();
    await process.restart('kill');
    expect(existsSync(join(at.folder, 'lingered'))).toBe(false);
  });

  test('that ignores SIGTERM is killed after its time', async () => {
    const process = server('ignoresTerm', { termMs: 300 });
    await process.start();
    const pidBefore = await at.ask();
    await process.restart('term');
    expect(isRunning(pidBefore)).toBe(false);
  });

  test('that ignores SIGTERM is killed at once when the hurry signal aborts', async () => {
    const process = server('ignoresTerm', { termMs: 3_600_000 });
    await process.start();
    const hurry = new AbortController();
    const ended = process.end(undefined, hurry.signal);
    hurry.abort();
    expect(await ended).toBe(true);
    expect(running()).toEqual([]);
  });

  test.each(['forks', 'daemonises', 'hides'] as const)(
    'ends with all processes that it started (%s)',
    async (program) => {
      const process = server(program, { termMs: 300 });
      await process.start();
      const [first, second] = at.pids();
      expect([first, second].map((pid) => isRunning(pid!))).toEqual([true, true]);
      await process.restart('kill');
      expect([first, second].map((pid) => isRunning(pid!))).toEqual([false, false]);
      expect(await process.end()).toBe(true);
      expect(running()).toEqual([]);
    },
  );

  test('may go into the background', async () => {
    const process = made(`${at.command('plain')} &`);
    await process.start();
    await process.restart('term');
    expect(running()).toEqual([await at.ask()]);
    expect(await process.end()).toBe(true);
    expect(running()).toEqual([]);
  });

  test('may print a lot', async () => {
    const process = server('chatty');
    await process.start();
    expect(running()).toEqual([await at.ask()]);
  });

  test('leaves no guard behind', async () => {
    const managed = made(`exec ${at.command('plain')}`);
    await managed.start();
    const [group] = at.pids();
    // Signal 0 succeeds if the group has any member.
    const membersLeft = () => {
      try {
        return process.kill(-group!, 0);
      } catch {
        return false;
      }
    };
    expect(membersLeft()).toBe(true);
    await managed.end();
    await waitUntil(() => !membersLeft());
  });

  test('whose shell waits for all of its children does not wait for the guard', async () => {
    const managed = made(`(${at.command('plain')}) & wait; touch waited`);
    await managed.start();
    process.kill(await at.ask(), 'SIGKILL');
    await waitUntil(() => existsSync(join(at.folder, 'waited')));
    expect(running()).toEqual([]);
  });

  test('reads nothing from our terminal', async () => {
    const process = made(`cat; ${at.command('plain')}`);
    await process.start();
    expect(running()).toEqual([await at.ask()]);
  });
});

describe.skipIf(process.platform !== 'linux')('a process that cannot be started', () => {
  test.each([
    ['does not exist', 'no-such-command --at all', /^\(exit code 127\); its last words: .*no-such-command.*not found/],
    [
      'fails',
      "printf 'one\\ntwo \\033[1mthree\\a\\n' >&2; exit 7",
      /^\(exit code 7\); its last words: one \| two three\\x07$/,
    ],
    ['prints nothing', 'exit 0', /^\(exit code 0\); it said nothing$/],
    ['prints the cause on standard output', 'echo sorry; exit 1', /^\(exit code 1\); its last words: sorry$/],
    ['is killed', 'kill -KILL $$', /^\(SIGKILL\); it said nothing$/],
  ])('because it %s: ended, with its last words', async (_name, command, how) => {
    const { code, message } = await failure(made(command).start());
    expect(code).toBe('ended');
    const begins = `the process ended before anything answered at ${at.url} `;
    expect(message.slice(0, begins.length)).toBe(begins);
    expect(message.slice(begins.length)).toMatch(how);
  });

  test('because it has a zero byte: ended', async () => {
    expect(await failure(made('true \0').start())).toMatchObject({ code: 'ended' });
  });

  test('because it fails, is ended with the processes that it left behind', async () => {
    await failure(made(`${at.command('silent')} & until [ -s pids ]; do sleep 0.05; done; exit 1`).start());
    expect(at.pids()).toHaveLength(1);
    expect(running()).toEqual([]);
  });

  test('because it never listens: silent, and ended', async () => {
    const { code, message } = await failure(server('silent', { withinMs: 1000 }).start());
    expect({ code, message }).toEqual({
      code: 'silent',
      message: `nothing answered at ${at.url} within 1 s of its start; it said nothing`,
    });
    expect(running()).toEqual([]);
  });

  test('because another server answers there: occupied, and nothing is started', async () => {
    const occupant = createServer((_, answer) => answer.writeHead(404).end()).listen(
      Number(new URL(at.url).port),
      '127.0.0.1',
    );
    await once(occupant, 'listening');
    const { code, message } = await failure(made('touch started').start());
    expect({ code, message }).toEqual({ code: 'occupied', message: `something answers at ${at.url} already` });
    expect(existsSync(join(at.folder, 'started'))).toBe(false);
    occupant.close();
  });

  test('a second time is reported as after a restart', async () => {
    const process = server('once');
    await process.start();
    const { code, message } = await failure(process.restart('kill'));
    expect(code).toBe('ended');
    expect(message).toMatch(/\(exit code 4\); its last words: it was here before$/);
  });

  test('because it is ended in the meantime: stopped', async () => {
    const process = server('silent');
    const started = failure(process.start());
    await waitUntil(() => existsSync(join(at.folder, 'pids')));
    expect(await process.end()).toBe(true);
    expect((await started).code).toBe('stopped');
    expect(running()).toEqual([]);
  });
});

describe.skipIf(process.platform !== 'linux')('an end that we did not cause', () => {
  async function withDeaths(program: ServerProgram, prefix = '') {
    const deaths: string[] = [];
    const onDeath = async (how: Promise<string>) => void deaths.push(await how);
    const managed = made(`${prefix}${at.command(program)}`, { onDeath });
    await managed.start();
    return { managed, deaths };
  }

  test('is reported, with the last output', async () => {
    const { managed, deaths } = await withDeaths('dies');
    await at.ask();
    await expect(at.ask()).rejects.toThrow();
    await waitUntil(() => deaths.length > 0);
    expect(deaths).toEqual(['the process ended by itself (exit code 3); its last words: Error: out of\\x07 luck']);
    await managed.end();
  });

  test('is reported at the end at the latest', async () => {
    const { managed, deaths } = await withDeaths('plain', 'exec ');
    const pid = await at.ask();
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => !existsSync(`/proc/${pid}`));
    await managed.end();
    expect(deaths).toEqual(['the process ended by itself (SIGKILL); it said nothing']);
  });

  test('does not keep it from being started again', async () => {
    const { managed } = await withDeaths('dies');
    await at.ask();
    await expect(at.ask()).rejects.toThrow();
    await waitUntil(() => running().length === 0);
    await managed.restart('term');
    expect(running()).toHaveLength(1);
  });

  test('is not reported for a restart or the end', async () => {
    const { managed, deaths } = await withDeaths('plain');
    await managed.restart('kill');
    await managed.restart('term');
    await managed.end();
    expect(deaths).toEqual([]);
  });
});

describe.skipIf(process.platform !== 'linux')('when this process is killed', () => {
  test.each(['plain', 'forks', 'daemonises', 'hides', 'ignoresTerm'] as const)(
    'no process is left (%s)',
    async (program) => {
      const url = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'managed-process.ts')).href);
      const options = JSON.stringify({ command: at.command(program), waitFor: at.url, cwd: at.folder });
      const source = `const { ManagedProcess } = await import(${url}); await new ManagedProcess(${options}).start(); setInterval(() => {}, 1000);`;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' });
      onTestFinished(() => void parent.kill('SIGKILL'));
      await waitUntil(() => existsSync(join(at.folder, 'pids')));
      await waitUntil(() => at.pids().length === (['forks', 'daemonises', 'hides'].includes(program) ? 2 : 1));
      expect(running()).toEqual(at.pids());
      const exited = once(parent, 'exit');
      parent.kill('SIGKILL');
      await exited;
      await waitUntil(() => running().length === 0);
    },
  );
});

test.skipIf(process.platform !== 'linux')('ps lists the same processes as /proc', async () => {
  const process = made(`exec ${at.command('forks')}`);
  await process.start();
  const [group] = at.pids();
  const members = membersByPs(group!).map(({ pid }) => pid);
  expect(members).toEqual(at.pids());
  expect(groupMembers(group!, { name: 'of no process', locks: undefined }).map(({ pid }) => pid)).toEqual(members);
});
