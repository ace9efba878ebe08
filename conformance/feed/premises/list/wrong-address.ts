import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { decodedSlug } from '../../oracle/site/slug.ts';
import type { FeedTarget } from '../../target/target.ts';
import { siteList } from '../site/site-list.ts';

/** Statuses of a missing resource, in HTTP or in `meta`. */
const ABSENT: ReadonlySet<number> = new Set([404, 410, 501]);

/** The mistake in the given address or site; undefined if the error comes from the feed. */
export async function wrongAddress(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  status: number,
): Promise<string | undefined> {
  if (!ABSENT.has(status)) return undefined;
  const path = feed.pathOf();
  if (!path.includes('/v2/') && isListAnswer(await answerBelowV2(feed, path)))
    return 'the feed is not at the address that was given, but below /v2 of it (--url ADDRESS/v2)';
  if (!feed.sites)
    return (
      `status ${status}: the address or the site that was given is another than the feed has, or the feed does not serve it; ` +
      'the site list would show it (--sites-url URL)'
    );
  const slugs = (await t.attempt(siteList))?.map(({ slug }) => slug);
  if (!slugs || slugs.includes(decodedSlug(feed.site))) return undefined;
  return `the site ${quotedText(feed.site)} is not in the site list: name one that is (--site SLUG), such as ${quotedText(slugs[0]!)}`;
}

/** The answer at the same path below `/v2` (interface, "Versioning"). */
async function answerBelowV2(feed: FeedTarget, path: string): Promise<Answer | undefined> {
  const at = path.lastIndexOf('/events/');
  const method = 'GET';
  return feed.readWire?.send({ method, path: `${path.slice(0, at)}/v2${path.slice(at)}` }).catch(() => undefined);
}

const isListAnswer = (answer: Answer | undefined): boolean => answer !== undefined && readListing(answer) !== undefined;
