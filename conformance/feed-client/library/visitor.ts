import { type CallSettings, callClient } from '../../lab/client/library/call-client.ts';
import type { Reach } from '../../lab/client/library/reach.ts';
import type { Visitor } from '../target/visit.ts';
import { givenText } from './given-text.ts';
import type { GivenFeed, InProcessFeedClient, OpenWatcher } from './options.ts';

/** A client that is a function. */
export function libraryReader(client: InProcessFeedClient, reach: Reach, settings: CallSettings): Visitor {
  return async (recorded, { key, id }) => {
    const over = new AbortController();
    const { path, site } = recorded.feed;
    const reached = await reach(recorded.handler);
    const url = `${reached.url}${path}`;
    const address = `${url}/events/${encodeURIComponent(site)}.json?key=${key}`;
    const given: GivenFeed = { url, site, key, address, signal: over.signal };
    let watcher: OpenWatcher | undefined;
    const looking = async (): Promise<unknown> => {
      if (client.kind === 'event') return client.look({ ...given, id });
      if (client.kind === 'list') return client.look(given);
      watcher ??= await client.open(given);
      return watcher.look();
    };
    const looked = async () => {
      const value = await looking();
      return value === false ? false : givenText(value);
    };
    const words = [client.kind === 'poll' ? 'open(…).look' : 'look', address, ...(client.kind === 'event' ? [id] : [])];
    return {
      look: async () => {
        const { value, ...seen } = await callClient(settings, words, () => reached.within(looked));
        if (seen.unfinished !== undefined) over.abort();
        return { ...seen, output: typeof value === 'string' ? value : undefined };
      },
      end: async () => {
        over.abort();
        await watcher?.close?.();
        await reached.close();
      },
    };
  };
}
