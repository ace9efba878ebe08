import { FeedError } from '../error.ts';
import { stopped } from './sqlite-error.ts';

/** Runs a write of a database. */
export type Writer = <T>(work: () => T) => T;

/**
 * A writer that runs nothing more after a write that failed at the disk; then it throws a FeedError `stopped`.
 *
 * The kernel reports a failed sync once, and may then count the lost bytes as written. A frame of the write-ahead log is
 * valid only if all frames before it are ("Database File Format", section 4.1), so a later publication could be synced,
 * acknowledged, and lost with them. SQLite itself would go on.
 */
export function writer(file: string): Writer {
  let failure: FeedError | undefined;
  return (work) => {
    if (failure !== undefined) throw stopped(file, failure);
    try {
      return work();
    } catch (error) {
      if (error instanceof FeedError && error.code === 'disk-failed') failure = error;
      throw error;
    }
  };
}
