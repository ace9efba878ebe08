import type { Seen } from '../../lab/client/seen.ts';
import type { RecordedFeed } from './recorded-feed.ts';

/** What a look came to. */
export interface SeenOutput extends Seen {
  /** What the client printed on its standard output; undefined where it keeps running and has printed nothing. */
  readonly output: string | undefined;
}

/** What the client is given at a feed. */
export interface Given {
  readonly key: string;
  /** The id of the event that it is asked for. */
  readonly id: string;
}

/** A client at one feed: it may remember what it has seen from look to look. */
export interface Visit {
  look(): Promise<SeenOutput>;
  /** Ends the client. */
  end(): Promise<void>;
}

/** Begins a visit. */
export type Visitor = (feed: RecordedFeed, given: Given) => Promise<Visit>;
