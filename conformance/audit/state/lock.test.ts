import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { inNewPidNamespace } from '../../../src/reference/log/store/pid-namespace.test-tool.ts';
import { lockPlace, withLock } from './lock.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'lock');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

const script = () => `import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}).then(({ withLock }) =>
  withLock(${JSON.stringify(file)}, () => new Promise(() => { console.log('locked'); setInterval(() => {}, 1000); })))`;

/** A process that holds the lock. */
async function holder(command: readonly string[] = []) {
  const [program, ...args] = [...command, process.execPath, '--no-warnings', '-e', script()];
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('the lock of a process that was killed is taken, and that of a living one is not', async () => {
  const child = await holder();
  await expect(withLock(file, async () => 'taken', 100)).rejects.toThrow(/is held by another audit; .*remove it$/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await withLock(file, async () => 'taken', 100)).toBe('taken');
  expect(existsSync(file)).toBe(false);
});

test.runIf(inNewPidNamespace)('a lock of another container stays, whatever its process id means here', async () => {
  await holder(inNewPidNamespace!);
  const [place, pid] = readFileSync(file, 'utf8').split(' ');
  expect([pid, place === lockPlace]).toEqual(['1', false]);
  await expect(withLock(file, async () => 'taken', 100)).rejects.toThrow('is held by another audit');
});
