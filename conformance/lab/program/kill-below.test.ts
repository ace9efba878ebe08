import { expect, test } from 'vitest';
import { ShellCommand } from '../process/shell-command.ts';
import { killBelow } from './kill-below.ts';

/** 128 and the number of SIGKILL: a shell ends with it after it has waited for a program that was killed (POSIX). */
const AFTER_A_KILLED_PROGRAM = 137;

test('the shell of a killed program waits for it', async () => {
  const command = new ShellCommand(`exec /bin/sh -c 'sleep 1000 "$@"' sh`);
  while (command.running().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await killBelow(command, command.running());
  expect(await command.exited).toEqual({ code: AFTER_A_KILLED_PROGRAM });
  expect(await command.stop(0, AbortSignal.abort())).toBe(true);
});

test('a shell that is the program itself is left alone', async () => {
  const command = new ShellCommand('exec sleep 1000');
  await killBelow(command, command.running());
  expect(command.running()).toHaveLength(1);
  await command.stop(0, AbortSignal.abort());
  expect(await command.exited).toEqual({ signal: 'SIGKILL' });
});
