/** Reads with the npm package uwaterloo-api, and reports each call of its callback, because there may be two. */
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { converse } from './conversation.ts';

type Called = (error: Error | null, body: unknown, response?: { readonly statusCode: number }) => void;
type Client = { get(path: string, params: Record<string, string>, called: Called): void };
const Client = createRequire(import.meta.url)('uwaterloo-api') as new (o: { API_KEY: string | undefined }) => Client;

let instance: Client;

await converse(async ({ site, key, query = {}, again = false }) => {
  try {
    if (!again) instance = new Client({ API_KEY: key });
  } catch (error) {
    return { thrown: (error as Error).message };
  }
  const calls: unknown[] = [];
  await new Promise<void>((done) => {
    const called: Called = (error, body, response) => {
      calls.push({ error: error?.message ?? null, status: response?.statusCode, body });
      done();
    };
    if (site === undefined) instance.get('/resources/sites', { ...query }, called);
    else instance.get('/events/{site}', { ...query, site }, called);
  });
  await setImmediate(); // a second call comes in the same turn
  return { calls };
});
