/**
 * `node uwapi.ts list|event|poll URL SITE KEY [ID]`: prints in JSON what the npm package uwapi reads. Its address is a
 * constant, so its connections are sent to that of the feed (`interop/feed/to-local.ts`).
 */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const [kind, url, site, key, id] = process.argv.slice(2) as [string, string, string, string, string?];
process.env.FEED_PORT = new URL(url).port;
await import('../feed/to-local.ts');

type Method = (options: object) => Promise<unknown>;
const client = createRequire(import.meta.url)('uwapi') as (key: string) => { readonly events: Method };
// It has the list of a site and an event of a site; this feed has the list alone.
const instance = client(key);

const list = async () => (await instance.events({ site })) as readonly { readonly id: unknown }[];
if (kind === 'list') console.log(JSON.stringify(await list()));
if (kind === 'event') console.log(JSON.stringify((await list()).find((event) => `${event.id}` === id) ?? null));
while (kind === 'poll') {
  console.log(JSON.stringify(await list()));
  await sleep(100);
}
