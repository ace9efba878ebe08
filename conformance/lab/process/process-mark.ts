import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The variable that marks every process of our command, even after it left the process group. */
export const PROCESS_MARK = 'TOUCHSTONE_STARTED';

/** The marks of a command, which its processes hand down to those that they start. */
export interface ProcessMark {
  /** The value of the variable. A process with an empty environment does not have it. */
  readonly name: string;
  /**
   * The soft limit on file locks. Linux ignores this limit since 2.4.25, and shows it of every process (getrlimit(2),
   * proc(5)). Neither a new session nor an empty environment changes it. Undefined where processes that left the
   * session are no concern of the run.
   */
  readonly locks: number | undefined;
}

/** Far above any number of locks that a system would set, and exact in every shell. */
const [LEAST_LOCKS, MOST_LOCKS] = [2 ** 46, 2 ** 47];

/** New marks. `followed`: whether processes that left the session with an empty environment belong to the command. */
export function processMark(followed: boolean): ProcessMark {
  const limited = followed && process.platform === 'linux';
  return { name: randomUUID(), locks: limited ? randomInt(LEAST_LOCKS, MOST_LOCKS) : undefined };
}

/** Whether a process has one of the marks. Linux only. */
export function isMarked(pid: number, { name, locks }: ProcessMark): boolean {
  if (`\0${procText(pid, 'environ')}`.includes(`\0${PROCESS_MARK}=${name}\0`)) return true;
  return locks !== undefined && new RegExp(`^Max file locks +${locks} `, 'm').test(procText(pid, 'limits'));
}

/** A file of a process below /proc; empty where the process has ended, or is another user's. */
export function procText(pid: number, file: 'cmdline' | 'environ' | 'limits'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
