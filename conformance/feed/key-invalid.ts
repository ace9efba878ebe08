/** Keys that are not valid get no events (interface, "Authentication"). */
import { check } from '../core/check.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import { again, isError } from './again.ts';
import { GZIP } from './forms.ts';
import { CALLBACK, eventsHeld } from './held.ts';
import { elsewhere, forms, given, judgeHead, knownSites, named } from './key-forms.ts';
import { changedKey, keyOf, NO_KEY, type SpoiledReason, spoiledKeys } from './spoiled.ts';
import { inStock } from './stocked.ts';

type InvalidReason = SpoiledReason | 'several' | 'form' | 'other-site';

/** The forms beside JSON: each may read the key by itself. */
const OTHER_FORMS = [{ format: 'xml' }, { callback: CALLBACK }] as const satisfies readonly FeedQuery[];

/** The same for whoever accepts gzip, and XML for whoever names a callback: what stands in front may let them in. */
const DETOURS: readonly FeedQuery[] = [
  ...[{}, ...OTHER_FORMS].map((form) => ({ ...form, headers: [GZIP] })),
  { format: 'xml', callback: CALLBACK },
];

/** What a key becomes when it is spoiled, without what is valid all the same. */
const spoiledOf = (key: string | undefined, valid: ReadonlySet<string | undefined>) =>
  key === undefined ? [] : spoiledKeys(key).filter(([, spoiled]) => !valid.has(spoiled));

/** Those that are asked with everywhere: a key changed, or with more or less at either end. */
const likely = (spoiled: ReturnType<typeof spoiledKeys>) =>
  spoiled.filter(([reason], i) => spoiled.findIndex(([other]) => other === reason) === i || reason === 'extended');

/** What a key that is taken apart in a wrong way lets in; the rest does not hang on which key it is. */
const TAKEN_APART: ReadonlySet<SpoiledReason> = new Set(['changed', 'shortened', 'extended']);

export const invalid = check<FeedTarget>()({
  proves: 'FEED-KY-002',
  reasons: {
    changed: 'a key with one letter changed gets events',
    case: 'a key with its letters in the other case gets events',
    shortened: 'part of a key gets events',
    extended: 'a key with something before or behind it gets events',
    empty: 'an empty key gets events',
    word: 'a word such as null gets events',
    several: 'several keys of which none is valid get events',
    form: 'a key that is not valid gets events in another format or coding, or with another method',
    query: 'a key that would mean anything in a query to a database gets events',
    head: 'HEAD with a key that is not valid is answered as with one that is',
    'other-site': 'a key that is not valid gets events of another site',
  },
  run: (feed, t) =>
    inStock(feed, t, 'ki', async (site) => {
      const key = keyOf(feed);
      if (key === undefined) return t.notApplicable(NO_KEY);
      const bad = changedKey(key);
      const ask = async (reason: InvalidReason, query: FeedQuery, what: string) => {
        const at = named({ site, ...query });
        return {
          reason,
          what,
          at,
          query,
          site: query.site ?? site,
          answer: await feed.get({ site, ...query }),
        } as const;
      };
      const others = await elsewhere(feed, t, site);
      const twice = [bad, `x${key}`].map((one) => `key=${encodeURIComponent(one)}`).join('&');
      const valid = new Set([key, feed.otherKey]);
      const spoiled = spoiledOf(key, valid);
      const ofTheOther = likely(spoiledOf(feed.otherKey, valid)).filter(([reason]) => TAKEN_APART.has(reason));
      const asked = await Promise.all([
        ...[...spoiled, ...ofTheOther].map(([reason, one]) => ask(reason, { key: one }, WHAT[reason])),
        ask('several', { key: null, more: twice }, 'neither of the two keys is valid'),
        ...forms(feed)
          .slice(1)
          .map(([, form]) => ask('form', { ...form, key: bad }, WHAT.changed)),
        ...DETOURS.map((form) => ask('form', { ...form, key: bad }, WHAT.changed)),
        ...[...likely(spoiled), ...ofTheOther].flatMap(([reason, one]) =>
          OTHER_FORMS.map((form) => ask('form', { ...form, key: one }, WHAT[reason])),
        ),
        ...others.map((query) => ask('other-site', { ...query, key: bad }, WHAT.changed)),
      ]);
      const accepted = await again(
        t,
        () => feed.get({ site }),
        (answer) => !isError(answer),
      );
      const sites = knownSites(feed);
      for (const { reason, answer, what, at, query, site } of asked) {
        const defect = given(reason, answer, await sites(site), what, at);
        // That a site asks for no key at all is another matter.
        if (defect && reason === 'other-site' && eventsHeld(await feed.get({ ...query, key: null })).length > 0)
          continue;
        t.judge(defect, answer);
      }
      await judgeHead(feed, t, site, { key: bad }, asked[0]!.answer);
      if (eventsHeld(accepted).length === 0) t.inconclusive('the valid key gets no events any longer either');
    }),
});

const WHAT: Readonly<Record<SpoiledReason, string>> = {
  changed: 'the key has one letter changed',
  case: 'the key is in the other case',
  shortened: 'the key is only part of a valid one',
  extended: 'the key has something before or behind it',
  empty: 'the key is empty',
  word: 'the key is a word that stands for none, or for any',
  query: 'the key is none, but would mean anything in a query to a database',
};
