import { caller } from '../../../command/caller.ts';

/** How far a run is. */
export interface RunProgress {
  readonly judged: number;
  readonly of: number;
  /** The check that is being judged. */
  readonly id: string;
}

/** Tells it to a parent that holds a channel to this process, as `npm start` does, which shows several runs at once. */
export function sendProgress(progress: RunProgress): void {
  if (caller().alone && process.connected) process.send?.({ progress }, () => {});
}
