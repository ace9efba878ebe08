/** The reference feed in somebody's own tests, as handlers of MSW: right, at its edges, or wrong on purpose. */

import type { RequestHandler } from 'msw';
import { edgeEvents } from '../../../src/generate/feed/cases/index.ts';
import { createFeed, type Feed, feedRig } from '../../../src/reference/feed/index.ts';
import { mswHttp } from '../../msw/msw.ts';
import { loadFeedAlteration } from './alteration.ts';
import type { MockFeedOptions } from './mock-feed-options.ts';
import { checkMockOptions } from './options.ts';
import { usualEvents } from './usual-events.ts';

/** A feed that is mocked. */
export interface MockFeed {
  /** For `setupServer` or `server.use`. */
  readonly handlers: RequestHandler[];
  /** What answers: publish, update and withdraw here, or set its clock; the next request sees it. */
  readonly feed: Feed;
  readonly base: string;
  readonly site: string;
  readonly key: string;
}

/**
 * Handlers of MSW that answer as a feed does, each time with a feed of its own. They are for Node, since the feed is in a
 * database; what else is below the base is answered as a feed answers it.
 * @example
 * const server = setupServer(...feedHandlers({ base: 'https://feed.example/v2', key: 'my-key' }));
 * test('a date without an offset is not shown as a time', async () => {
 *   server.use(...feedHandlers({ base: 'https://feed.example/v2', key: 'my-key', fault: 'naive-dates' }));
 * });
 * @throws TypeError for an option that there is not, or whose value is none of its values; FeedError for events that cannot
 * be published.
 */
export function feedHandlers(options: MockFeedOptions = {}): RequestHandler[] {
  return mockFeed(options).handlers;
}

/**
 * The same, with the feed to publish in while a test runs. An event may have members that the interface does not name: they
 * are served as they are.
 * @example
 * const { handlers, feed, site } = mockFeed({ key: 'my-key', events: [] });
 * const server = setupServer(...handlers);
 * const item = feed.publish(site, { title: 'Talk', times: [{ start: '2026-03-04T12:00:00-05:00' }] });
 * feed.withdraw(item);
 */
export function mockFeed(options: MockFeedOptions = {}): MockFeed {
  checkMockOptions(options);
  const { site = 'engineering', siteName = 'Faculty of Engineering', key = 'example-key' } = options;
  const { now = () => Date.now(), events, fault, variant, choices = {}, requestsPerKey } = options;
  const base = (options.base ?? 'https://feed.example/v2').replace(/\/+$/, '');
  const { origin, pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '');
  const right = feedRig({
    base: path,
    clock: { now },
    choices,
    ...(requestsPerKey === undefined ? {} : { requestsPerKey }),
  });
  const alteration =
    fault !== undefined
      ? loadFeedAlteration('faults', fault)
      : variant !== undefined
        ? loadFeedAlteration('variants', variant)
        : undefined;
  const feed = createFeed(alteration ? alteration.install(right) : right);
  feed.putKey(key);
  feed.putSite({ slug: site, name: siteName });
  const listed = events === 'edge-cases' ? edgeEvents(now()) : (events ?? usualEvents(now(), site));
  for (const event of listed) feed.publish(site, event);
  const handler = mswHttp.all(
    // A pattern would have its own meaning of colons, dots and encoded slashes.
    ({ request }) => {
      const url = new URL(request.url);
      return url.origin === origin && url.pathname.startsWith(`${path}/`);
    },
    ({ request }) => feed.handler(request),
  );
  return { handlers: [handler], feed, base, site, key };
}
