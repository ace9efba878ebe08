/** Asks a feed for the events of a site, and for its site list. */

import { networkOptions } from '../../../command/options/network-options.ts';
import { realTime } from '../../../core/run/time.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { effectiveStatus } from '../../oracle/answer/status.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { readSiteList } from '../../oracle/site/site-list.ts';
import { decodedSlug, similarSlugs, slugInPath } from '../../oracle/site/slug.ts';
import { feedTarget, type OpenFeedTarget } from '../../target/feed.ts';
import { answerOrFailure } from '../answer-or-failure.ts';

/** What a feed answered. */
export interface FoundFeed {
  /** Whether its list of events came; otherwise `why` it did not. */
  readonly listed: boolean;
  readonly why?: string;
  readonly events?: number;
  /** The site list, if it is where the interface has it. */
  readonly sites?: { readonly url: string; readonly count: number; readonly other?: string };
}

const TIMEOUT_MS = 5000;

/** Two requests: for the events of the site, and for the site list. */
export async function findFeed(base: string, site: string, key: string, signal: AbortSignal): Promise<FoundFeed> {
  const sitesUrl = `${base}/resources/sites.json`;
  const network = networkOptions({}, [base]);
  const feed = feedTarget({ base, site, key, sitesUrl, network, signal, time: realTime(), timeoutMs: TIMEOUT_MS });
  try {
    const answer = await answerOrFailure(() => feed.get());
    signal.throwIfAborted();
    if (answer instanceof TransportFailure) return { listed: false, why: answer.message };
    const listing = readListing(answer);
    if (!listing) return { listed: false, why: whyNoList(answer, site) };
    const events = listing.data.kind === 'array' ? listing.data.items.length : 0;
    return { listed: true, events, ...(await siteList(feed, sitesUrl, site)) };
  } finally {
    signal.throwIfAborted();
    await feed.close();
  }
}

function whyNoList(answer: Answer, site: string): string {
  const status = effectiveStatus(answer);
  const hint =
    status === 404
      ? `; is it the right address, and a site that it has (${site})?`
      : [401, 403, 511].includes(status)
        ? '; is it a valid key?'
        : '';
  return `its answer has status ${status} and is no list of events${hint}`;
}

async function siteList(feed: OpenFeedTarget, url: string, site: string): Promise<Pick<FoundFeed, 'sites'>> {
  const answer = await answerOrFailure(() => feed.sites!());
  if (answer instanceof TransportFailure || answer.cut || effectiveStatus(answer) !== 200) return {};
  const bytes = contentBytes(answer);
  const sites = bytes && readSiteList(bytes);
  if (!sites) return {};
  const own = decodedSlug(site);
  const slugs = sites.map(({ slug }) => slug);
  // Mistakes in the separation of sites show best where one slug begins like the other.
  const similar = similarSlugs(slugs).find((pair) => pair.includes(own));
  const other = (similar ?? slugs).find((slug) => slug !== own);
  return { sites: { url, count: slugs.length, ...(other === undefined ? {} : { other: slugInPath(other) }) } };
}
