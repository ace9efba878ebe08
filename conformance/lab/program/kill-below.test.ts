import { expect, test } from 'vitest';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { commandLineOfProcess } from '../process/process-group.ts';
import { ShellCommand } from '../process/shell-command.ts';
import { isShellOfOneProgram, killBelow } from './kill-below.ts';

/** 128 and the number of SIGKILL: a shell ends with it after it has waited for a program that was killed (POSIX). */
const AFTER_A_KILLED_PROGRAM = 137;

test('the shell of a killed program waits for it', async () => {
  const command = new ShellCommand(`exec /bin/sh -c 'sleep 1000 "$@"' sh`);
  while (command.running().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await killBelow(command, command.running());
  expect(await command.exited).toEqual({ code: AFTER_A_KILLED_PROGRAM });
  expect(await command.stop(0, AbortSignal.abort())).toBe(true);
});

test.each([
  ['its shell', 'sleep 1000 "$@"', true],
  ['its shell, which does something else', 'sleep 1000 "$@"; :', false],
  ['a program in the place of its shell', 'exec sleep 1000 "$@"', false],
])('the first process is %s', async (_what, line, isShell) => {
  const argv = ['/bin/sh', '-c', line, 'sh'];
  const command = new ShellCommand(`exec ${argv.map(inSingleQuotes).join(' ')}`);
  const sleeps = () => command.running().some(({ pid }) => commandLineOfProcess(pid).startsWith('sleep 1000'));
  while (!sleeps()) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isShellOfOneProgram(command, argv)).toBe(isShell);
  await command.stop(0, AbortSignal.abort());
});

test('a program that its shell became is no shell, whatever the line', async () => {
  const command = new ShellCommand('exec sleep 1000');
  while (!commandLineOfProcess(command.pid!).startsWith('sleep'))
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isShellOfOneProgram(command, ['/bin/sh', '-c', 'sleep 1000'])).toBe(false);
  await command.stop(0, AbortSignal.abort());
});
