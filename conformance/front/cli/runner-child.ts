import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GUARD_SAYS_TO, type Message, memoryOf, YOUNG_MB } from './job.ts';
import type { StartRunner } from './runner.ts';

/** Runs the checks in a process of their own, which may hang or die, with as much memory as the job may take. */
export const startChild: StartRunner = (job, heard) => {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const { all, heap } = memoryOf(job);
  const child = fork(fileURLToPath(new URL(`./child${extension}`, import.meta.url)), [`${all}`], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  child.stdio[GUARD_SAYS_TO]?.on('data', (words: Buffer) => heard.lastWords(String(words)));
  child.on('message', (message: Message) => heard.message(message));
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
