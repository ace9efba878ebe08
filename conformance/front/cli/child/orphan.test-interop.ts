/** No child outlives its parent, however either of them ends. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { httpMessage, type WireServer, wireServer } from '../../../transport/http/wire.test-server.ts';
import { ended, reportIn } from '../command.test-tool.ts';
import { pathOf, silent } from '../hostile/hostile.test-server.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const proc = (path: string): string => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
};
/** Whether a process runs. One that has ended and that nobody has waited for does not. */
const runs = (pid: number): boolean => /^State:\s+[^ZX]/m.test(proc(`${pid}/status`));
/** Waits until something is so, for ten seconds at most. */
async function until<T>(find: () => T | undefined | false): Promise<T> {
  for (let i = 0; i < 200; i++) {
    const value = find();
    if (value) return value;
    await sleep(50);
  }
  throw new Error('it did not come to be so');
}
const childOf = (parent: ChildProcess) =>
  until(() => Number(proc(`${parent.pid}/task/${parent.pid}/children`).split(' ')[0]));

const begun: number[] = [];
afterEach(() => {
  for (const pid of begun.splice(0)) if (runs(pid)) process.kill(pid, 'SIGKILL');
});
async function start(args: readonly string[], server: WireServer, requests: number) {
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const child = await childOf(parent);
  begun.push(child, parent.pid!);
  await until(() => server.requests.length >= requests);
  return { parent, child };
}

describe.skipIf(process.platform !== 'linux')('the child ends', () => {
  test.each([['SIGINT', 130] as const, ['SIGTERM', 130] as const, ['SIGHUP', 129] as const])(
    'with %s to its parent, which reports and ends with %i',
    async (signal, code) => {
      await using server = await wireServer(silent);
      const args = [file('../main.ts'), 'check', 'log', '--read-url', server.url, '--json', '--timeout', '60000'];
      const { parent, child } = await start(args, server, 1);
      const end = ended(parent);
      parent.kill(signal);
      const result = await end;
      expect(result.code).toBe(code);
      expect(reportIn(result)).toMatchObject({ verdict: 'incomplete', interrupted: true, exitCode: code });
      expect(result.stderr).toBe('touchstone: interrupted\n');
      expect(runs(child)).toBe(false);
    },
  );

  test.each([
    ['waits', 'neverResolves'],
    ['hangs in synchronous code', 'hangs'],
  ])('when its parent is killed while it %s', async (_name, suite) => {
    await using server = await wireServer((socket, request) => pathOf(request) && socket.write(httpMessage('')));
    const { parent, child } = await start([file('./orphan.test-tool.ts'), suite, server.url], server, 1);
    // The request was that of the check before the stubborn one.
    await sleep(300);
    expect(runs(child)).toBe(true);
    const exited = once(parent, 'exit');
    parent.kill('SIGKILL');
    await exited;
    await until(() => !runs(child));
  });
});
