import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ChildMessage, WATCHDOG_FD } from '../../../command/message.ts';
import type { StartRunner } from '../../../command/runner.ts';
import { memoryLimits, YOUNG_GENERATION_MB } from './memory.ts';

/** Runs the checks in a process of their own, which may hang or die, with as much memory as the job may take. */
export const startChild: StartRunner = (job, heard) => {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const { all, heap } = memoryLimits(job);
  const child = fork(fileURLToPath(new URL(`./child${extension}`, import.meta.url)), [`${all}`], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_GENERATION_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  child.stdio[WATCHDOG_FD]?.on('data', (words: Buffer) => heard.lastWords(String(words)));
  child.on('message', (message: ChildMessage) => heard.message(message));
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
