import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long a thread of these processes was ready and waited for a processor, in milliseconds: of all threads, the one that
 * waited longest. 0 where the system does not say. Linux does: the second field of schedstat, in nanoseconds (the kernel's
 * "Scheduler Statistics").
 */
export function processorWaitMs(pids: readonly number[]): number {
  return Math.max(0, ...pids.flatMap(threadsOf).map(waitOfThreadMs));
}

function threadsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/task`;
  try {
    return readdirSync(folder).map((thread) => `${folder}/${thread}/schedstat`);
  } catch {
    return [];
  }
}

function waitOfThreadMs(file: string): number {
  try {
    const [, waited] = readFileSync(file, 'latin1').split(' ');
    return Number(waited ?? 0) / 1e6;
  } catch {
    // The thread has ended.
    return 0;
  }
}
