/**
 * `node uwaterloo-api.ts list|poll URL SITE KEY`: prints in JSON what the npm package uwaterloo-api gives its first call back.
 * Its address is a constant, so its connections are sent to that of the feed (`interop/feed/to-local.ts`).
 */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const [kind, url, site, key] = process.argv.slice(2) as [string, string, string, string];
process.env.FEED_PORT = new URL(url).port;
await import('../feed/to-local.ts');

type Called = (error: Error | null, body: unknown) => void;
type Client = { get(path: string, params: object, called: Called): void };
const Client = createRequire(import.meta.url)('uwaterloo-api') as new (o: { API_KEY: string }) => Client;
const client = new Client({ API_KEY: key });

const list = () =>
  new Promise<unknown>((resolve, reject) => {
    client.get('/events/{site}', { site }, (error, body) => (error ? reject(error) : resolve(body)));
  });
do {
  console.log(JSON.stringify(await list()));
  await sleep(100);
} while (kind === 'poll');
