import { Worker } from 'node:worker_threads';

/** The settings of the watchdog thread. */
interface Guarding {
  /** The parent process: without it the thread ends this process. */
  readonly parent: number;
  /** The memory limit of this process: more than any regular run takes. */
  readonly megabytes: number;
  /** The file descriptor to which the thread writes why it ends the process. */
  readonly saysTo: number;
}

/**
 * Starts a thread that works even while this one hangs in synchronous code: it ends the process when the parent has
 * ended, or when the process takes too much memory. The thread runs the text of one function, because a module would
 * take megabytes.
 */
export function startWatchdogThread(saysTo: number, megabytes: number): void {
  const workerData: Guarding = { parent: process.ppid, megabytes, saysTo };
  new Worker(`(${watch})(require('node:worker_threads').workerData)`, { eval: true, workerData }).unref();
}

/** The function may not use anything from outside, since the thread gets only its text. */
function watch({ parent, megabytes, saysTo }: Guarding): void {
  setInterval(() => {
    const large = process.memoryUsage.rss() > megabytes * 2 ** 20;
    if (process.ppid === parent && !large) return;
    if (large)
      process.getBuiltinModule('node:fs').writeSync(saysTo, `the checks took more than ${megabytes} MB of memory`);
    process.kill(process.pid, 'SIGKILL');
  }, 200);
}
