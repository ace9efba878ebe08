import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOfProcess, type GroupMember } from '../process/process-group.ts';
import type { ShellCommand } from '../process/shell-command.ts';
import { isOneProgram } from './one-program.ts';

/** How long a shell may take to wait for its killed program. */
const WAITED_FOR_WITHIN_MS = 200;
const PAUSE_MS = 2;

/**
 * Whether a command is the shell of one program. Some shells become the last program of their line: such a program would see
 * that what it has started is gone, so all of it has to be killed at once.
 */
export function isShellOfOneProgram({ pid }: ShellCommand, argv: readonly string[]): boolean {
  const [, option, line = ''] = argv;
  if (pid === undefined || option !== '-c' || !isOneProgram(line)) return false;
  return commandLineOfProcess(pid) === argv.join(' ').trim();
}

/**
 * Kills all processes of a command but its shell, which then waits for its program (wait(2)), and does nothing more. If both were
 * killed at once, the program would keep its id until process 1 waits for it: in some containers that takes seconds or never
 * happens, and a lock with that id seems to be held meanwhile.
 */
export async function killBelow({ pid: shell }: ShellCommand, running: readonly GroupMember[]): Promise<void> {
  const below = running.map(({ pid }) => pid).filter((pid) => pid !== shell);
  const left = below.filter((pid) => signalled(pid, 'SIGKILL'));
  const until = performance.now() + WAITED_FOR_WITHIN_MS;
  while (left.some((pid) => signalled(pid, 0)) && performance.now() < until) await sleep(PAUSE_MS);
}

/** Whether there was a process to signal. */
export function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
