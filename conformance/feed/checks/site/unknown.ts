import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus, metaStatus } from '../../oracle/answer/status.ts';
import { decodedSlug } from '../../oracle/site/slug.ts';
import { listing } from '../../premises/list/listing.ts';
import { siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** What languages and databases find where nobody put it. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
/** Two slugs that no form tells from each other: as many letters, and of one case. */
const SIMILAR_SLUGS = [
  ['xonstructor', 'constructor'],
  ['xoString', 'toString'],
] as const;

export const unknown = check<FeedTarget>()({
  proves: 'FEED-SI-002',
  reasons: {
    events: 'a slug that no site has gets events',
    'not-as-declared': 'a slug that no site has is answered otherwise than declared',
    changed: 'slugs of one form that no site has are answered in different ways',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const { site, otherSite } = feed;
    const plain = `touchstone-${t.runId.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
    const listed = new Set((await t.attempt(siteList))?.map(({ slug }) => slug));
    // Without the list somebody might be called so.
    const near = listed.size > 0 ? [`${site}x`, site.slice(0, -1), site.slice(1), `%25`, `_${site.slice(1)}`] : [];
    const slugs = [plain, ...new Set([...INHERITED, ...SIMILAR_SLUGS.flat()]), `${site}-${plain}`, ...near].filter(
      (slug) => slug !== '' && slug !== site && slug !== otherSite && !listed.has(decodedSlug(slug)),
    );
    const asked = await Promise.all(slugs.map(async (slug) => ({ slug, answer: await feed.get({ site: slug }) })));
    for (const { slug, answer } of asked) {
      const at = `events/${slug}.json`;
      const { length } = eventsInAnswer(answer);
      const expected = 'no events: there is no such site';
      t.judge(length > 0 ? { reason: 'events', expected, actual: `${length} of them`, at } : undefined, answer);
    }
    // Of what cannot be a slug another part of a feed may say so, and it may take another view of what can be one.
    const first = optionOf(asked[0]!.answer);
    const defect = first && t.chose('unknown-site', first);
    t.judge(defect && { ...defect, at: `events/${plain}.json` }, asked[0]!.answer);
    for (const pair of SIMILAR_SLUGS.filter((pair) => pair.every((slug) => slugs.includes(slug)))) {
      const [one, other] = pair.map((slug) => asked.find((asked) => asked.slug === slug)!.answer);
      const options = [one!, other!].map(optionOf);
      const at = `events/${pair[1]}.json`;
      const expected = `unknown-site: ${options[0]}, as of ${pair[0]}`;
      const apart = options[0] && options[1] && options[0] !== options[1];
      t.judge(apart ? { reason: 'changed', expected, actual: options[1]!, at } : undefined, other);
    }
  },
});

function optionOf(answer: Answer): 'no-data' | 'not-found' | 'invalid-method' | undefined {
  const status = effectiveStatus(answer);
  if (metaStatus(answer) !== undefined && (status === 200 || status === 204)) return 'no-data';
  return status === 404 ? 'not-found' : status === 501 ? 'invalid-method' : undefined;
}
