/** The reference feed in a folder, with so many events: `serve-feed.ts DIR EVENTS`, the base of its events in one line. */
import { join } from 'node:path';
import { createFeed, feedRig, serve, sqliteStore, writeInstant } from '../src/reference/feed/index.ts';

const HOUR = 3_600_000;

const [folder, events] = process.argv.slice(2) as [string, string];
const feed = createFeed(feedRig({ store: sqliteStore(join(folder, `${events}.sqlite`)) }));
feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
feed.putKey('bench');
// All of them lie ahead: none drops out of the feed while it is read.
const first = Date.now() + 24 * HOUR;
for (let i = 0; i < Number(events); i++) {
  const start = first + i * HOUR;
  feed.publish('engineering', {
    title: `Seminar ${i}: measuring what is measured`,
    times: [{ start: writeInstant(start), end: writeInstant(start + 2 * HOUR) }],
    type: ['Seminar'],
    link: `https://events.example/engineering/${i}`,
  });
}
const { url } = await serve(feed.handler);
process.stdout.write(`${url}/v2/events/engineering\n`);
