/**
 * An item that a run publishes.
 *
 * Follows: spec/feed/publishing.md
 */

import type { FeedEvent } from '../event/event.ts';

/** An item of ours. */
export interface TestItem {
  readonly name: string;
  readonly site: string;
  /** A unique text of letters and digits in the link, and in most titles. */
  readonly mark: string;
  /** The event with the values that the publisher reports in place of the requested ones. */
  readonly event: FeedEvent;
  /** The requested event. */
  readonly asked: FeedEvent;
  /** The values that the feed chose itself, as the publisher reports. */
  readonly given?: Partial<FeedEvent>;
  /** For people. */
  readonly what: string;
}
