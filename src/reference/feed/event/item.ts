import type { Event, Span } from './event.ts';

/** A published event of a site, with its times of publication and change. */
export interface Item {
  /** A number of this store, never shown in the feed, never used again. */
  readonly number: number;
  /** Slug of its site. */
  readonly site: string;
  readonly event: Event;
  /** The occurrences of the event, from its `times`. */
  readonly spans: readonly Span[];
  /** UID of the calendar entry from which it was made. */
  readonly uid: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly published: number;
  readonly changed: number;
}
