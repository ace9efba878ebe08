import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The variable that marks every process of our command, even after it left the process group. */
export const PROCESS_MARK = 'TOUCHSTONE_STARTED';
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
 * its mark. The guard does not count, nor does a zombie process.
 */
export function groupMembers(group: number, mark: string): readonly GroupMember[] {
  return process.platform === 'linux' ? fromProc(group, mark) : membersByPs(group);
}

/** The command line of a process, for people; empty where it is gone. */
export function commandLineOfProcess(pid: number): string {
  if (process.platform === 'linux') return text(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The index of num_threads, the 20th field of stat, counted from the third field. */
const NUM_THREADS = 17;

function fromProc(group: number, mark: string): readonly GroupMember[] {
  const marked = `\0${PROCESS_MARK}=${mark}\0`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // pid (name) state ppid pgrp: the name may contain any character (proc(5)).
      const stat = text(`/proc/${name}/stat`);
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state = '', , pgrp] = fields;
      // The first of several threads may have ended while others still keep its files open.
      const threads = Number(fields[NUM_THREADS]);
      if (/^X?$/.test(state) || (state === 'Z' && threads <= 1)) return [];
      const left = Number(pgrp) !== group;
      if (left && !`\0${text(`/proc/${name}/environ`)}`.includes(marked)) return [];
      const guard = Number(name) !== group && text(`/proc/${name}/cmdline`).includes(`\0${GUARD_NAME}\0`);
      return guard ? [] : [{ pid: Number(name), left }];
    });
}

/** A process may end during the read, or belong to another user. */
function text(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
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
