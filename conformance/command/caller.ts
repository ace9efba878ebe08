import { AsyncLocalStorage } from 'node:async_hooks';
import type { StartRunner } from './runner.ts';
import { INTERRUPTS } from './terminal/interrupt.ts';

/** The caller of a command: the arguments, streams and exit code that the command uses. */
export interface Caller {
  readonly argv: readonly string[];
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly stdin: AsyncIterable<Buffer>;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  exitCode: number;
  /** Whether the command has the process for itself: only then may it change settings of the whole process. */
  readonly alone: boolean;
  /** Starts the runner of the checks, where that is not a separate process. */
  readonly startRunner?: StartRunner;
  /** Resolves when a server should end. */
  stopped(): Promise<void>;
}

const callers = new AsyncLocalStorage<Caller>();

/** The caller of the program itself: this process. */
const ofProcess: Caller = {
  argv: process.argv.slice(2),
  env: process.env,
  // The getter opens the stream only for a command that reads it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  exitCode: 0,
  alone: true,
  stopped: () =>
    new Promise((resolve) => {
      for (const name of INTERRUPTS) process.once(name, () => resolve());
    }),
};

/** The caller of the running command. Several commands may run in one process at once, each with its own caller. */
export function caller(): Caller {
  return callers.getStore() ?? ofProcess;
}

/** Runs work with another caller. */
export function calledBy<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return callers.run(caller, work);
}
