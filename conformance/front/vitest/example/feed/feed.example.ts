/** What somebody writes in their own project to judge their own feed; `feed.test.ts` runs it. */

import { afterAll } from 'vitest';
import { createFeed, feedRig, type NewEvent, serve } from '../../../../../src/reference/feed/index.ts';
import type { FeedEvent } from '../../../../feed/oracle/event/event.ts';
import { feedSuite } from '../../../../feed/suite.ts';
import { feedTarget } from '../../../../feed/target/feed.ts';
import { conformanceTests } from '../../index.ts';

// It stands for whatever it is that you judge.
const feed = createFeed(feedRig());
feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
feed.putKey('my-test-key');
const { url, close } = await serve(feed.handler);
afterAll(close);

const numbers = new Map<string, number>();

conformanceTests({
  suite: feedSuite,
  selection: { rulesets: ['interface', 'web'] },
  target: () =>
    feedTarget({
      base: `${url}/v2`,
      site: 'engineering',
      key: 'my-test-key',
      sitesUrl: `${url}/v2/resources/sites.json`,
      exclusive: true,
      // Each is done when its promise resolves: then the feed has to show it.
      publisher: {
        publish: async (site, item, event: FeedEvent) => {
          numbers.set(item, feed.publish(site, event as NewEvent));
          return { given: {} };
        },
        update: async (_site, item, event: FeedEvent) => {
          feed.update(numbers.get(item)!, event as NewEvent);
          return { given: {} };
        },
        withdraw: async (_site, item) => void feed.withdraw(numbers.get(item)!),
      },
      clock: { set: async (epochMs) => feed.setNow(epochMs ?? null) },
    }),
});
