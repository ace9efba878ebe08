import { serve } from '../../../src/reference/feed/index.ts';
import { checkLibraryOptions } from '../../command/options/library-options.ts';
import { realTime } from '../../core/run/time.ts';
import { openAlteredFeed } from '../../feed/testbed/shown/altered-feed.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import type { Reach } from '../../lab/client/library/reach.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { FeedClientTarget } from '../target/feed-client-target.ts';
import { openFeedClient } from '../target/open.ts';
import type { FeedClientSettings, InProcessFeedClient } from './options.ts';
import { libraryReader } from './visitor.ts';

const NAMES: readonly ('kind' | keyof FeedClientSettings)[] = ['kind', 'fields', 'site', 'msw', 'timeoutMs', 'atOnce'];
const KINDS = { list: 'look', event: 'look', poll: 'open' } as const;
const TIMEOUT_MS = 20_000;

/**
 * A client of site events feeds that is a function, to be judged in its own tests by `feedClientSuite`: it is shown a sound
 * feed, unusual ones, and wrong ones, one after the other, and the events that it gives are compared with those that a right
 * feed would have served. The kind and the rulesets belong together: `list` with `['reader', 'list-reader']`; `event` with
 * `['reader', 'event-reader']`; `poll` with `['reader', 'list-reader', 'poller']`.
 *
 * It looks once at a sound feed, to see that it reads it at all.
 * @example
 * conformanceTests({
 *   suite: feedClientSuite,
 *   selection: { rulesets: ['reader', 'list-reader'] },
 *   target: () => feedClientTarget({ kind: 'list', look: ({ url, site, key }) => readEvents(url, site, key) }),
 * });
 * @returns A target that is closed by what judges it.
 * @throws TypeError for an option that there is not, a kind that there is not, and a function that is missing. Error where the
 * client asks a sound feed for no list.
 */
export async function feedClientTarget(client: InProcessFeedClient): Promise<FeedClientTarget & OpenTarget> {
  checkLibraryOptions('feedClientTarget', { ...client }, NAMES, KINDS);
  const { kind, site, fields = {}, timeoutMs = TIMEOUT_MS, atOnce = 1 } = client;
  const time = realTime();
  const runs = new ClientRuns(time);
  const target = openFeedClient({
    visitor: libraryReader(client, await reachOf(client), { runs, timeoutMs }),
    feeds: (choice) => openAlteredFeed(choice, Date.now, site),
    runs,
    time,
    atOnce,
    fields,
    one: kind === 'event',
    follows: kind === 'poll',
  });
  const { reads, ended } = await target.show({});
  if (reads.length === 0)
    throw new Error(
      `feedClientTarget: expected a client that reads a feed; it asks a sound feed for no list (${ended}). ${HINT}`,
    );
  return target;
}

const HINT = 'That is at {url}/events/{site}.json; with msw, the server has to listen before the target is opened.';

async function reachOf({ msw }: FeedClientSettings): Promise<Reach> {
  if (msw) return (await import('../../msw/reach-by-msw.ts')).reachByMsw(msw);
  return async (handler) => {
    // A client that gives up ends its connection; the feed has failed for nobody.
    const { url, close } = await serve(handler, { onError: () => {} });
    return { url, close, within: (work) => work() };
  };
}
