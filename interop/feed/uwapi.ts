/** Reads with the npm package uwapi, and reports how its promise settled. */
import { createRequire } from 'node:module';
import { converse } from './conversation.ts';

type Method = (options: { readonly site?: string }, query: Readonly<Record<string, string>>) => Promise<unknown>;
type Client = { readonly events: Method; readonly resourcesSites: Method };
const client = createRequire(import.meta.url)('uwapi') as (key?: string) => Client;

let instance: Client;

await converse(async ({ site, key, query = {}, again = false }) => {
  if (!again) instance = client(key);
  const reading = site === undefined ? instance.resourcesSites({}, query) : instance.events({ site }, query);
  try {
    return { resolved: await reading };
  } catch (error) {
    return { rejected: (error as Error).message };
  }
});
