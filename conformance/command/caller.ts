import { AsyncLocalStorage } from 'node:async_hooks';
import type { StartRunner } from './runner.ts';

/** Who called a command: the words that it was given, where it reads and writes, and what is to become of it. */
export interface Caller {
  readonly argv: readonly string[];
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly stdin: AsyncIterable<Buffer>;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  exitCode: number;
  /** Whether the process is the command's alone: only then may it set what holds for all of it. */
  readonly alone: boolean;
  /** Starts that in which checks are run, where that is not a process of its own. */
  readonly startRunner?: StartRunner;
  /** Resolves when a server is to end. */
  stopped(): Promise<void>;
}

const callers = new AsyncLocalStorage<Caller>();

/** The process itself, as its caller: what the program is run by. */
const ofProcess: Caller = {
  argv: process.argv.slice(2),
  env: process.env,
  // Opened by whoever reads it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  exitCode: 0,
  alone: true,
  stopped: () =>
    new Promise((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    }),
};

/** Who called the command that is running here. Several may run in one process at once, each with its own. */
export function caller(): Caller {
  return callers.getStore() ?? ofProcess;
}

/** Runs work with somebody else as its caller. */
export function calledBy<T>(other: Caller, work: () => Promise<T>): Promise<T> {
  return callers.run(other, work);
}
