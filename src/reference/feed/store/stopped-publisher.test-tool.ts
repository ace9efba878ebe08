/** A process that goes on publishing after failures: prints the number of each item, or the code of the error, then the titles. */

import { FeedError } from '../error.ts';
import { titles } from '../feed.test-tool.ts';
import { createFeed } from '../feed.ts';
import { feedRig } from '../rig.ts';
import { sqliteStore } from './sqlite-store.ts';

const [file = '', count = ''] = process.argv.slice(2);
const feed = createFeed(feedRig({ store: sqliteStore(file) }));
const outcome = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof FeedError) return error.code;
    throw error;
  }
};
feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
feed.putKey('k');
const outcomes = Array.from({ length: Number(count) }, (_, i) =>
  outcome(() => feed.publish('engineering', { title: `${i + 1}` })),
);
console.log(JSON.stringify({ outcomes, titles: await titles(feed) }));
feed.close();
