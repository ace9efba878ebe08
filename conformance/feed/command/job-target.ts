import type { FeedTargetOptions } from '../target/feed.ts';

/** A feed as plain data, with the programs by which items come into it and its clock is set. */
export interface FeedJobTarget extends Omit<FeedTargetOptions, 'handler' | 'time' | 'signal' | 'publisher' | 'clock'> {
  readonly publishCommand?: string;
  readonly clockCommand?: string;
}
