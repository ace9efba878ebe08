import type { Job } from './job.ts';
import type { ChildMessage, RestartedMessage, StopMessage } from './message.ts';

/** That in which the checks of a job are run: it may hang or die, and says what it finds while it goes on. */
export interface Runner {
  /** Of the process that it is, if it is one of its own. */
  readonly pid: number | undefined;
  /** Whether it still hears. */
  readonly connected: boolean;
  send(message: StopMessage | RestartedMessage): void;
  /** Ends it at once. */
  kill(): void;
  /** Resolves when it has ended, with how it did. */
  readonly ended: Promise<string>;
}

/** Who hears what it says. */
export interface RunnerHeard {
  message(message: ChildMessage): void;
  /** Why it was ended by its guard. */
  lastWords(text: string): void;
}

/** Starts a runner, which begins with the job at once. */
export type StartRunner = (job: Job, heard: RunnerHeard) => Runner;
