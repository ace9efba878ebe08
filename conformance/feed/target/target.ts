import type { Answer } from '../../core/target/answer.ts';
import type { Header } from '../../core/target/header.ts';
import type { Target } from '../../core/target/target.ts';
import type { Wire } from '../../core/target/wire.ts';
import type { FeedClock, Publisher } from './publisher.ts';

/** A request to a feed: `GET {base}/events/{site}.{format}?key=…&callback=…`. */
export interface FeedQuery {
  /** Default: the site that is judged. As it stands in the path, escaped where that is needed. */
  readonly site?: string;
  /** Default: `json`. */
  readonly format?: string;
  /** Default: the given key. null: no key is sent. */
  readonly key?: string | null;
  readonly callback?: string;
  /** Whether the callback stands before the key. */
  readonly callbackFirst?: boolean;
  /** More of the query, verbatim, such as `limit=1`. */
  readonly more?: string;
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: readonly Header[];
  readonly body?: Uint8Array;
  /** On a connection of its own. */
  readonly fresh?: boolean;
}

/** A feed of the events of sites. Optional members are its facets. */
export interface FeedTarget extends Target {
  get(query?: FeedQuery): Promise<Answer>;
  /** The slug of the site that is judged. */
  readonly site: string;
  readonly readWire?: Wire;
  /** The path and query of a request for `readWire`, with the key in it. */
  pathOf(query?: FeedQuery): string;
  /** Asks for the list of services that the known service has, as JSON: `GET {base}/api/services.json`. */
  services(): Promise<Answer>;
  /** Asks for the site list, as JSON, at its own path or at another one of the same host. */
  sites?(path?: string): Promise<Answer>;
  /** A further site and a further key, where they were given. */
  readonly otherSite?: string;
  readonly otherKey?: string;
  readonly publisher?: Publisher;
  readonly clock?: FeedClock;
}
