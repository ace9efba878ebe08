import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { isMarked, type ProcessMark, procText } from './process-mark.ts';

/** The name of our guard in a list of processes. */
export const GUARD_NAME = 'touchstone-guard';

/** A process of a command. */
export interface GroupMember {
  readonly pid: number;
  /** Whether it has left the process group of the command. */
  readonly left: boolean;
}

/**
 * The running processes of a command: its process group and, on Linux, processes that left the group and still have
 * one of its marks. The guard does not count, nor does a zombie process. `since`: when the command began, by `startOf`.
 * Nothing older is its own, so the marks of such processes need not be read.
 */
export function groupMembers(group: number, mark: ProcessMark, since = 0): readonly GroupMember[] {
  return process.platform === 'linux' ? fromProc(group, mark, since) : membersByPs(group);
}

/** When a process began, in ticks since the machine did; 0 where that is unknown. */
export function startOf(pid: number): number {
  return process.platform === 'linux' ? Number(statFields(pid)[START_TIME] ?? 0) : 0;
}

/** The command line of a process, for people; empty where it is gone. */
export function commandLineOfProcess(pid: number): string {
  if (process.platform === 'linux') return procText(pid, 'cmdline').replaceAll('\0', ' ').trim();
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The indexes of num_threads and starttime, the 20th and the 22nd field of stat, counted from the third field. */
const NUM_THREADS = 17;
const START_TIME = 19;

/** Larger than any stat. */
const STAT_BYTES = Buffer.alloc(4096);

function fromProc(group: number, mark: ProcessMark, since: number): readonly GroupMember[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap((pid) => {
      const fields = statFields(pid);
      const [state = '', , pgrp] = fields;
      if (Number(fields[START_TIME]) < since) return [];
      // The first of several threads may have ended while others still keep its files open.
      const threads = Number(fields[NUM_THREADS]);
      if (/^X?$/.test(state) || (state === 'Z' && threads <= 1)) return [];
      const left = Number(pgrp) !== group;
      if (left && !isMarked(pid, mark)) return [];
      const guard = pid !== group && procText(pid, 'cmdline').includes(`\0${GUARD_NAME}\0`);
      return guard ? [] : [{ pid, left }];
    });
}

/** The fields of a process's stat from the third on, its state; a single empty one where the process is gone. */
function statFields(pid: number): string[] {
  let file: number | undefined;
  try {
    file = openSync(`/proc/${pid}/stat`, 'r');
    const stat = STAT_BYTES.toString('latin1', 0, readSync(file, STAT_BYTES));
    // pid (name) state ppid pgrp: the name may contain any character (proc(5)).
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [''];
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The members of a process group, from POSIX's `ps`. */
export function membersByPs(group: number): readonly GroupMember[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,args='], { encoding: 'latin1', maxBuffer: 2 ** 26 });
  return list.split('\n').flatMap((line) => {
    const [, pid, pgid, state = '', args = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s?(.*)$/.exec(line) ?? [];
    if (Number(pgid) !== group || state.startsWith('Z')) return [];
    return Number(pid) !== group && args.includes(` ${GUARD_NAME} `) ? [] : [{ pid: Number(pid), left: false }];
  });
}
