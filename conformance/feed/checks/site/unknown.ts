import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus, metaStatus } from '../../oracle/answer/status.ts';
import { decodedSlug } from '../../oracle/site/slug.ts';
import { listing } from '../../premises/list/listing.ts';
import { siteList } from '../../premises/site/site-list.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Names that objects of some languages have without being given them. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
/** Pairs of slugs with the same length and case, of which one is an inherited name. */
const SIMILAR_SLUGS = [
  ['xonstructor', 'constructor'],
  ['xoString', 'toString'],
] as const;

export const unknown = check<FeedTarget>()({
  // FEED-SI-002 (must): A request for a slug that is not in the site list gets no events. [interface, "Endpoints"]
  proves: 'FEED-SI-002',
  reasons: {
    events: 'a slug that no site has gets events',
    'not-as-declared': 'a slug that no site has is answered otherwise than declared',
    changed: 'unknown slugs of the same form are answered in different ways',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const { site, otherSite } = feed;
    const plain = `touchstone-${t.runId.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
    const listed = new Set((await t.attempt(siteList))?.map(({ slug }) => slug));
    // Without the site list a slug that resembles a known one might exist.
    const near = listed.size > 0 ? [`${site}x`, site.slice(0, -1), site.slice(1), `%25`, `_${site.slice(1)}`] : [];
    const slugs = [plain, ...new Set([...INHERITED, ...SIMILAR_SLUGS.flat()]), `${site}-${plain}`, ...near].filter(
      (slug) => slug !== '' && slug !== site && slug !== otherSite && !listed.has(decodedSlug(slug)),
    );
    const asked = await Promise.all(slugs.map(async (slug) => ({ slug, answer: await feed.get({ site: slug }) })));
    for (const { slug, answer } of asked) {
      const at = `events/${slug}.json`;
      const { length } = eventsInAnswer(answer);
      const expected = 'no events: there is no such site';
      t.judge(length > 0 && { reason: 'events', expected, actual: `${length} of them`, at }, answer);
    }
    // A router may refuse slugs of an unusual form, so only a plain slug shows the option.
    const first = optionOf(asked[0]!.answer);
    const defect = first && t.chose('unknown-site', first);
    t.judge(defect && { ...defect, at: `events/${plain}.json` }, asked[0]!.answer);
    for (const pair of SIMILAR_SLUGS.filter((pair) => pair.every((slug) => slugs.includes(slug)))) {
      const answers = pair.map((slug) => asked.find((request) => request.slug === slug)!.answer);
      const options = answers.map(optionOf);
      const at = `events/${pair[1]}.json`;
      const expected = `unknown-site: ${options[0]}, as of ${pair[0]}`;
      const differs = options[0] && options[1] && options[0] !== options[1];
      t.judge(differs ? { reason: 'changed', expected, actual: options[1]!, at } : undefined, answers[1]);
    }
  },
});

function optionOf(answer: Answer): 'no-data' | 'not-found' | 'invalid-method' | undefined {
  const status = effectiveStatus(answer);
  if (metaStatus(answer) !== undefined && (status === 200 || status === 204)) return 'no-data';
  return status === 404 ? 'not-found' : status === 501 ? 'invalid-method' : undefined;
}
