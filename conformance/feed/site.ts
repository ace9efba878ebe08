/** Which site is answered for (interface, "Envelope", "Endpoints", "Versioning"). */
import { check } from '../core/check.ts';
import type { Answer, Exchange } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { quote } from '../oracle/quote.ts';
import { eventsHeld, meant, statusSaid } from './held.ts';
import { listing } from './reading.ts';
import { isSiteListAddress } from './site-list-address.ts';
import { siteName } from './site-own.ts';
import { chosenOf, inPath, siteList, slugOf } from './sites.ts';

export { own } from './site-own.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };
/** Texts may be escaped for HTML in one place and not in the other (choice title-escaping). */
const plainly = (name: string) => name.replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);

export const name = check<FeedTarget>()({
  proves: 'FEED-EN-009',
  needs: ['sites'],
  reasons: { other: '`meta.method.site_name` is not the name that the site list gives the site' },
  run: async (feed, t) => {
    await t.use(listing);
    const named = new Map((await t.use(siteList)).map(({ slug, name }) => [slug, name]));
    const own = [feed.site, feed.otherSite].filter((one) => one !== undefined);
    const others = chosenOf(t, [...named.keys()]).map(inPath);
    for (const site of new Set([...own, ...others])) {
      const listed = named.get(slugOf(site));
      if (listed == null) continue;
      // The second time nobody can answer with what was left over from another site.
      await feed.get({ site });
      const answer = await feed.get({ site });
      const found = siteName(answer);
      if (found === undefined || !isServed(answer)) continue;
      const expected = `${quote(listed)}, as the site list has it`;
      const defect = {
        reason: 'other',
        expected,
        actual: quote(found),
        at: `events/${site}.json, /meta/method/site_name`,
      } as const;
      t.judge(plainly(found) === plainly(listed) ? undefined : defect, answer);
    }
    if (t.subjects === 0) t.notApplicable('the site list has no name for the site, or the answer has none');
  },
});

/** Whether a site is answered for; whether HTTP says so too is another check's matter. */
const isServed = (answer: Answer): boolean => [200, 204].includes(meant(answer));

export const listed = check<FeedTarget>()({
  proves: 'FEED-SI-001',
  needs: ['sites'],
  reasons: { 'not-served': 'a site of the site list cannot be asked for' },
  run: async (feed, t) => {
    await t.use(listing);
    const slugs = (await t.use(siteList)).map(({ slug }) => slug);
    const chosen = chosenOf(t, slugs);
    const asked = await Promise.all(
      chosen.map(async (slug) => {
        const answer = await feed.get({ site: inPath(slug) });
        const again =
          isServed(answer) || !slug.includes('/') ? answer : await feed.get({ site: encodeURIComponent(slug) });
        return { slug, answer: again };
      }),
    );
    for (const { slug, answer } of asked) {
      // Whoever says no to a key, or to a request, says nothing of the site.
      if ([401, 403, 429, 511].includes(meant(answer))) continue;
      const actual = `status ${meant(answer)}`;
      const defect = {
        reason: 'not-served',
        expected: 'its events, or that there are none',
        actual,
        at: `events/${inPath(slug)}.json`,
      } as const;
      t.judge(isServed(answer) ? undefined : defect, answer);
    }
    if (t.subjects === 0) t.inconclusive('no site of the list was answered for');
    if (chosen.length < slugs.length) t.note(`${chosen.length} of ${slugs.length} sites of the list`);
  },
});

/** What languages and databases find where nobody put it. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
/** Two slugs that no form tells from each other: as many letters, and of one case. */
const ALIKE = [
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
    const slugs = [plain, ...new Set([...INHERITED, ...ALIKE.flat()]), `${site}-${plain}`, ...near].filter(
      (slug) => slug !== '' && slug !== site && slug !== otherSite && !listed.has(slugOf(slug)),
    );
    const asked = await Promise.all(slugs.map(async (slug) => ({ slug, answer: await feed.get({ site: slug }) })));
    for (const { slug, answer } of asked) {
      const at = `events/${slug}.json`;
      const { length } = eventsHeld(answer);
      const expected = 'no events: there is no such site';
      t.judge(length > 0 ? { reason: 'events', expected, actual: `${length} of them`, at } : undefined, answer);
    }
    // Of what cannot be a slug another part of a feed may say so, and it may take another view of what can be one.
    const first = optionOf(asked[0]!.answer);
    const defect = first && t.chose('unknown-site', first);
    t.judge(defect && { ...defect, at: `events/${plain}.json` }, asked[0]!.answer);
    for (const pair of ALIKE.filter((pair) => pair.every((slug) => slugs.includes(slug)))) {
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
  const status = meant(answer);
  if (statusSaid(answer) !== undefined && (status === 200 || status === 204)) return 'no-data';
  return status === 404 ? 'not-found' : status === 501 ? 'invalid-method' : undefined;
}

export const versioned = check<FeedTarget>()({
  proves: 'FEED-SI-003',
  needs: ['sites'],
  reasons: { 'not-served': 'there is no site list under the path prefix `v2`' },
  run: async (feed, t) => {
    await t.use(listing);
    const asked = new Map<string, Exchange>();
    const end = feed.listen((exchange) => {
      const name = exchange.resource === 'sites' ? 'sites' : 'events';
      if (!asked.has(name)) asked.set(name, exchange);
    });
    const answer = await feed
      .get()
      .then(() => feed.sites())
      .finally(end);
    const [list, events] = ['sites', 'events'].map((name) => asked.get(name)!.request.url);
    const path = new URL(list!).pathname;
    if (!/\/v2\//.test(path)) t.notApplicable(`the site list that was given is at ${path}`);
    const status = meant(answer);
    // Anything else may be said of the moment, or of the key.
    if (![200, 204, 404, 410, 501].includes(status)) t.inconclusive(`the site list is answered with status ${status}`);
    const gone = status >= 400;
    if (gone && !isSiteListAddress(list!, events!))
      t.inconclusive(
        `--sites-url led to ${path}, which is answered with status ${status}: is the list at that address?`,
      );
    const defect = {
      reason: 'not-served',
      expected: 'the site list',
      actual: `status ${status}`,
      at: `${path} (--sites-url)`,
    } as const;
    t.judge(gone ? defect : undefined, answer);
  },
});
