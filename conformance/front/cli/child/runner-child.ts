import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { caller } from '../../../command/caller.ts';
import { type ChildMessage, WATCHDOG_FD } from '../../../command/message.ts';
import type { StartRunner } from '../../../command/runner.ts';
import { siblingModule } from '../../../core/text/sibling-module.ts';
import { descriptorOf } from '../../../suites.ts';
import { ALLOCATION } from './allocation.ts';

/**
 * The size of V8's heap for young objects. It is small so that buffers of bodies, which young objects refer to, are
 * freed soon.
 */
const YOUNG_GENERATION_MB = 2;

/** V8 begins so to say that its heap is full, with traces that help nobody who judges a target. */
const OUT_OF_MEMORY = '<--- Last few GCs --->';

/** Runs the checks in a separate process, which may hang or die, with the memory limit of the job. */
export const startChild: StartRunner = (job, listeners) => {
  const { all, heap } = descriptorOf(job.suite).budgets.memoryMb;
  const child = fork(fileURLToPath(siblingModule(import.meta.url, './child')), [`${all}`], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_GENERATION_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    env: { ...ALLOCATION, ...process.env },
  });
  let fatal = false;
  child.stderr!.on('data', (words: Buffer) => {
    fatal ||= words.includes(OUT_OF_MEMORY);
    if (fatal) listeners.lastWords(`the checks took more than ${heap} MB of memory for objects`);
    else caller().stderr.write(words);
  });
  child.stdio[WATCHDOG_FD]?.on('data', (words: Buffer) => listeners.lastWords(String(words)));
  child.on('message', (message: ChildMessage) => listeners.message(message));
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  child.send(job);
  return {
    pid: child.pid,
    get connected() {
      return child.connected;
    },
    send: (message) => void child.send(message, () => {}),
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
};
