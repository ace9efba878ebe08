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
  /** What stands in the link, and in most titles: nothing else that a feed serves holds it. Letters and digits. */
  readonly mark: string;
  /** What was asked for, and then what the feed says that it made of it. */
  readonly event: FeedEvent;
  /** What was asked for. */
  readonly asked: FeedEvent;
  /** What the publisher says that the feed gave it itself, whatever was asked for. */
  readonly given?: Partial<FeedEvent>;
  /** For people. */
  readonly what: string;
}
