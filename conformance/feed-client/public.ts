/** Clients of feeds in somebody's own tests: the suite, and the way to a client that is a function: `touchstone/feed-client`. */

export type { MswServer } from '../lab/client/library/msw-server.ts';
export { feedClientTarget } from './library/client.ts';
export type {
  FeedClientSettings,
  GivenEvent,
  GivenFeed,
  InProcessFeedClient,
  OpenWatcher,
} from './library/options.ts';
export { feedClientSuite } from './suite.ts';
export type { FeedClientTarget } from './target/feed-client-target.ts';
