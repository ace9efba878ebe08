import { readFileSync } from 'node:fs';

/** The unit of the times in /proc/PID/stat, which Linux shows in hundredths of a second (proc(5), time(7)). */
const TICK_MS = 10;
/** The places of utime and stime after the name, which may contain any character (proc_pid_stat(5)). */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** The processor time that a process has taken, in milliseconds; undefined where it has ended, or the system is not Linux. */
export function processorTimeMs(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
  } catch {
    return undefined;
  }
}
