/**
 * An event as it is published.
 *
 * Follows: interface document, "Event"
 */

/**
 * An event as it is published: the feed has to serve the given values, and every value may be null (interface,
 * "Event").
 */
export interface FeedEvent {
  readonly id: bigint | null;
  readonly title: string | null;
  readonly times: readonly (FeedTimes | null)[] | null;
  readonly type: readonly (string | null)[] | null;
  readonly link: string | null;
  /** A date-time with an offset. */
  readonly updated: string | null;
}

/** One occurrence of an event. */
export interface FeedTimes {
  readonly start: string | null;
  readonly end: string | null;
}
