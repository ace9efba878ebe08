import type { Event, Span } from './event.ts';

/** What was published: an event of a site, and when. */
export interface Item {
  /** Ours, never shown in the feed, never used again. */
  readonly number: number;
  /** Slug of its site. */
  readonly site: string;
  readonly event: Event;
  /** When the event takes place, from its `times`. */
  readonly spans: readonly Span[];
  /** UID of the calendar entry that it was made of. */
  readonly uid: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly published: number;
  readonly changed: number;
}
