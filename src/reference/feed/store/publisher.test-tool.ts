/**
 * A process that publishes in a database, and prints the number of each item once it is published. It waits long for others: a
 * busy machine takes its time.
 */
import { createFeed } from '../feed.ts';
import { feedRig } from '../rig.ts';
import { sqliteStore } from './sqlite-store.ts';

const [file = '', count = 'Infinity', name = ''] = process.argv.slice(2);
const feed = createFeed(feedRig({ store: sqliteStore(file, { patience: 60_000 }) }));
feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
feed.putKey('k');
for (let i = 0; i < Number(count); i++) {
  const number = feed.publish('engineering', { title: `${name}${i}` });
  // Counted before it is printed, as a request is counted before its answer.
  await (await feed.handler(new Request('http://feed/v2/events/engineering.json?key=k'))).text();
  process.stdout.write(`${number}\n`);
}
feed.close();
