import type { MswServer } from '../../lab/client/library/msw-server.ts';
import type { Fields } from '../oracle/members.ts';

/** What a client of a feed is given. */
export interface GivenFeed {
  /** The address of the feed, without a slash at its end: its events are at `{url}/events/{site}.json`. */
  readonly url: string;
  /** The slug of the site. */
  readonly site: string;
  readonly key: string;
  /** The whole address of the list in JSON, with the key. */
  readonly address: string;
  /** Aborts when a look takes too long, and when the client has looked at this feed for the last time. */
  readonly signal: AbortSignal;
}

/** What a client is given that shows one event. */
export interface GivenEvent extends GivenFeed {
  /** The id of the event, in digits: it may have more than a number of JavaScript can hold. */
  readonly id: string;
}

/** A client that has been opened at a feed, and looks at it again and again. */
export interface OpenWatcher {
  /** Looks once, and gives the whole list that is there now. It refuses the feed by an error, or by `false`. */
  look(): unknown;
  /** Ends it, when it has looked at that feed for the last time. */
  close?(): unknown;
}

/** The settings of clients of all kinds. */
export interface FeedClientSettings {
  /** What it calls the members of an event: `{ title: 'summary', start: 'begins.at' }`. Default: as the interface does. */
  readonly fields?: Fields;
  /** The slug of the site that it reads, for a client that reads only one. Default `engineering`. */
  readonly site?: string;
  /** The server of MSW that answers for the feeds, and listens already. Default: each has a port on 127.0.0.1. */
  readonly msw?: MswServer;
  /** The time limit for one look, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
  /** How many feeds it looks at at a time. Default 1. */
  readonly atOnce?: number;
}

/**
 * A client of feeds that is a function. Its promise gives the events, or one event: a list, an envelope with a list, or a text
 * in which they are in JSON; null shows no events. Values are compared as `JSON.stringify` writes them, and a bigint as a
 * number. An error or `false` refuses the feed, and so does all else in which no events are.
 */
export type InProcessFeedClient = FeedClientSettings &
  (
    | { readonly kind: 'list'; readonly look: (feed: GivenFeed) => unknown }
    | { readonly kind: 'event'; readonly look: (feed: GivenEvent) => unknown }
    | {
        readonly kind: 'poll';
        /** Called once for each feed, in the time of the first look. */
        readonly open: (feed: GivenFeed) => OpenWatcher | Promise<OpenWatcher>;
      }
  );
