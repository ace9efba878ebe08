import { caller } from '../../../command/caller.ts';

/** The progress of a run. */
export interface RunProgress {
  readonly judged: number;
  readonly of: number;
  /** The check that is being judged. */
  readonly id: string;
}

/**
 * Sends the progress to a parent with a channel to this process, such as `npm start`, which shows several runs at
 * once.
 */
export function sendProgress(progress: RunProgress): void {
  if (caller().alone && process.connected) process.send?.({ progress }, () => {});
}
