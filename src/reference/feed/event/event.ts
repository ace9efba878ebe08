import type { Json } from '../format/json.ts';

/** One occurrence of an event. Every value may be null; further members are kept and served. */
export interface Occurrence {
  /** ISO 8601 date-time with an offset. */
  readonly start: string | null;
  readonly end: string | null;
  readonly [member: string]: Json;
}

/**
 * An event of a site, with the members of the interface document ("Event") and any further ones. Every value may be null.
 */
export interface Event {
  /** Unique within the site where it is not null. */
  readonly id: bigint | null;
  readonly title: string | null;
  /** The occurrences. */
  readonly times: readonly (Occurrence | null)[] | null;
  /** The kinds of the event, such as `Lecture`. */
  readonly type: readonly (string | null)[] | null;
  /** An http or https URL. */
  readonly link: string | null;
  /** ISO 8601 date-time with an offset. */
  readonly updated: string | null;
  readonly [member: string]: Json;
}

/** An {@link Occurrence} from a publisher: absent members become null. */
export interface NewOccurrence {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly [member: string]: Json | undefined;
}

/** An {@link Event} from a publisher: an absent id or time of update is filled in, other absent members become null. */
export interface NewEvent {
  readonly id?: bigint | number | null;
  readonly title?: string | null;
  readonly times?: readonly (NewOccurrence | null)[] | null;
  readonly type?: readonly (string | null)[] | null;
  readonly link?: string | null;
  readonly updated?: string | null;
  readonly [member: string]: Json | undefined | readonly (NewOccurrence | null)[];
}

/** An occurrence in numbers. Without an end it ends when it starts; without a start it starts when it ends. */
export interface Span {
  /** Milliseconds since the Unix epoch. */
  readonly start: number;
  readonly end: number;
  /** Offset of its end, in minutes east of UTC. */
  readonly offset: number;
}
