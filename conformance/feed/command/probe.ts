/**
 * What a person gives beside the feed itself, looked at before anything is judged: a mistake there is none of the
 * feed's.
 */

import type { Answer } from '../../core/target/answer.ts';
import { headerValue } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { type ErrorSection, sectionOfFailure } from '../../core/text/error-section.ts';
import { quotedText } from '../../oracle/bytes/quoted-text.ts';
import { redactUrl } from '../../transport/record/redact.ts';
import { contentBytes } from '../oracle/answer/content.ts';
import { effectiveStatus, metaStatus } from '../oracle/answer/status.ts';
import { readListing } from '../oracle/list/reading.ts';
import { readSiteList, type Site } from '../oracle/site/site-list.ts';
import { isSiteListAddress } from '../oracle/site/site-list-address.ts';
import { decodedSlug } from '../oracle/site/slug.ts';
import type { FeedTarget } from '../target/target.ts';
import { answerOrFailure } from './answer-or-failure.ts';

/** What cannot be used of what was given, in a sentence. */
export interface UnusableOption {
  /** `usage`: there is something to be typed otherwise. `unreached`: nothing answers there. */
  readonly kind: 'usage' | 'unreached';
  readonly why: string;
  /** The section of `docs/errors.md` that says more. */
  readonly section?: ErrorSection;
}

/** The sentences about a missing resource, and about a refused key. */
const ABSENT: ReadonlySet<number> = new Set([404, 410, 501]);
const REFUSED: ReadonlySet<number> = new Set([401, 403, 511]);

/**
 * Asks for the site list, for the other site and with the other key, those of them that were given. A feed that does
 * not answer for the site itself is left to the checks, and so is whatever the feed could be to blame for.
 */
export async function unusableOption(
  feed: FeedTarget,
  at: { readonly base: string; readonly site: string; readonly sitesUrl?: string },
): Promise<UnusableOption | undefined> {
  const { otherSite, otherKey } = feed;
  if (!feed.sites && otherSite === undefined && otherKey === undefined) return undefined;
  const answer = await answerOrFailure(() => feed.get());
  if (!isAnswer(answer)) return undefined;
  if (readListing(answer) === undefined)
    return ABSENT.has(effectiveStatus(answer)) ? feedAtOtherAddress(feed, effectiveStatus(answer), at) : undefined;
  const list = feed.sites && at.sitesUrl !== undefined ? await siteListAt(feed.sites, at.sitesUrl, at) : undefined;
  if (list && 'why' in list) return list;
  const other = otherSite === undefined ? undefined : await unknownSite(feed, otherSite, list?.sites);
  if (other) return other;
  return otherKey === undefined ? undefined : await refusedKey(feed, otherKey);
}

/** Nothing is where the events have to be: whether the site list stands below another address than was given. */
async function feedAtOtherAddress(
  feed: FeedTarget,
  status: number,
  { base, site, sitesUrl }: { readonly base: string; readonly site: string; readonly sitesUrl?: string },
): Promise<UnusableOption | undefined> {
  const list = sitesUrl === undefined ? undefined : new URL(sitesUrl);
  const own = list && /^(.*)\/resources\/sites(?:\.\w+)?$/.exec(list.pathname)?.[1];
  if (own === undefined || list?.origin !== new URL(base).origin || list.origin + own === base) return undefined;
  const path = feed.pathOf().replace(new URL(base).pathname.replace(/\/$/, ''), () => own);
  const there = await answerOrFailure(async () => feed.readWire!.send({ method: 'GET', path }));
  const found = `${list.origin}${own}`;
  const toDo =
    isAnswer(there) && readListing(there)
      ? `which is below ${found}: say --url ${found}`
      : `and the site list is below ${found}: give the address that events/{site}.json follows`;
  const why = `--url ${base}: the feed answers with status ${status} for events/${site}.json, ${toDo}`;
  return { kind: 'usage', why, section: 'something-else-answers' };
}

async function siteListAt(
  sites: NonNullable<FeedTarget['sites']>,
  url: string,
  { base, site }: { readonly base: string; readonly site: string },
): Promise<UnusableOption | { readonly sites: readonly Site[] } | undefined> {
  const shown = `--sites-url ${redactUrl(url)}`;
  const events = `${base}/events/${site}.json`;
  const toDo = 'give the address of the site list, or leave it out';
  const answer = await answerOrFailure(sites);
  if (!isAnswer(answer)) {
    // The feed itself has just answered.
    const elsewhere = new URL(url).origin !== new URL(base).origin;
    if (!elsewhere || answer.answered || answer.code === 'budget') return undefined;
    return {
      kind: 'unreached',
      why: `${shown}: ${answer.message}, so nothing was judged and nothing published; ${toDo}`,
      ...sectionOfFailure(answer.code),
    };
  }
  const status = effectiveStatus(answer);
  const bytes = status === 200 && !answer.cut ? contentBytes(answer) : undefined;
  const found = bytes && readSiteList(bytes);
  if (found) return { sites: found };
  // A list that is missing at its fixed address is a defect of the feed; a temporary or key error is not a usage error.
  if (isSiteListAddress(url, events) || answer.cut || !(status === 200 || ABSENT.has(status))) return undefined;
  const type = headerValue(answer, 'content-type');
  const instead =
    status === 200
      ? `found ${type ? `an answer of type ${quotedText(type)}` : 'something else'}`
      : `found status ${status}`;
  return {
    kind: 'usage',
    why: `${shown}: expected the site list, as JSON with a slug for each site, ${instead}; ${toDo}`,
    section: 'something-else-answers',
  };
}

async function unknownSite(
  feed: FeedTarget,
  site: string,
  list: readonly Site[] | undefined,
): Promise<UnusableOption | undefined> {
  const shown = `--other-site ${site}`;
  if (list) {
    if (list.some(({ slug }) => slug === decodedSlug(site))) return undefined;
    const some = list.filter(({ slug }) => slug !== decodedSlug(feed.site)).slice(0, 3);
    const such = some.length > 0 ? `, such as ${some.map(({ slug }) => quotedText(slug)).join(', ')}` : '';
    return {
      kind: 'usage',
      why: `${shown}: the site list has no such site; name another that it has${such}, or leave it out`,
    };
  }
  const answer = await answerOrFailure(() => feed.get({ site }));
  if (!isAnswer(answer) || !ABSENT.has(effectiveStatus(answer))) return undefined;
  const why = `${shown}: the feed answers with status ${effectiveStatus(answer)}, as for a site that it does not have; name another, or leave it out`;
  return { kind: 'usage', why };
}

async function refusedKey(feed: FeedTarget, key: string): Promise<UnusableOption | undefined> {
  const answer = await answerOrFailure(() => feed.get({ key }));
  if (!isAnswer(answer) || readListing(answer) || !REFUSED.has(effectiveStatus(answer))) return undefined;
  const source = metaStatus(answer) === undefined ? 'HTTP status' : 'meta.status';
  const why = `the feed does not accept the second key (${source} ${effectiveStatus(answer)}), although it accepts the first; give another with --other-key-env or --other-key-file, or leave it out`;
  return { kind: 'usage', why };
}

const isAnswer = (reply: Answer | TransportFailure): reply is Answer => !(reply instanceof TransportFailure);
