import { Worker } from 'node:worker_threads';

/** What the guarding thread is told. */
interface Guarding {
  /** The process without which there is nobody to report to. */
  readonly parent: number;
  /** What this process may take in all: more than any sound run takes, so that only a runaway is ended. */
  readonly megabytes: number;
  /** The file descriptor to which it says why it ends the process. */
  readonly saysTo: number;
}

/**
 * Starts a thread that acts even while this one hangs in synchronous code: it ends the process when its parent is gone,
 * and when it takes too much memory. The thread is made of the text of one function: a module would cost it megabytes.
 */
export function startWatchdogThread(saysTo: number, megabytes: number): void {
  const workerData: Guarding = { parent: process.ppid, megabytes, saysTo };
  new Worker(`(${watch})(require('node:worker_threads').workerData)`, { eval: true, workerData }).unref();
}

/** Nothing from outside of it can be used here. */
function watch({ parent, megabytes, saysTo }: Guarding): void {
  setInterval(() => {
    const large = process.memoryUsage.rss() > megabytes * 2 ** 20;
    if (process.ppid === parent && !large) return;
    if (large)
      process.getBuiltinModule('node:fs').writeSync(saysTo, `the checks took more than ${megabytes} MB of memory`);
    process.kill(process.pid, 'SIGKILL');
  }, 200);
}
