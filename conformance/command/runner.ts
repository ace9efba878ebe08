import type { Job } from './job.ts';
import type { ChildMessage, RestartedMessage, StopMessage } from './message.ts';

/** Runs the checks of a job, and reports results while it runs. It may hang or die. */
export interface Runner {
  /** The id of its process, if it is a separate process. */
  readonly pid: number | undefined;
  /** Whether it still receives messages. */
  readonly connected: boolean;
  send(message: StopMessage | RestartedMessage): void;
  /** Kills it at once. */
  kill(): void;
  /** Resolves when it has ended, with the way in which it ended. */
  readonly ended: Promise<string>;
}

/** The listeners to a runner. */
export interface RunnerHeard {
  message(message: ChildMessage): void;
  /** Called with the reason why the watchdog ended the runner. */
  lastWords(text: string): void;
}

/** Starts a runner, which begins the job at once. */
export type StartRunner = (job: Job, listeners: RunnerHeard) => Runner;
