/** Keys that are not valid get no events (interface, "Authentication"). */

import { check } from '../../../core/check/check.ts';
import { ACCEPT_GZIP } from '../../inputs/requests/accept-encoding.ts';
import { changedKey, type InvalidKeyReason, invalidKeys } from '../../inputs/requests/invalid-keys.ts';
import { DEFAULT_CALLBACK, eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { disclosedEventsDefect } from '../../oracle/key/disclosed-events.ts';
import { eventTracesBySite } from '../../premises/key/event-traces.ts';
import { headLengthDefect, readHeadLengths } from '../../premises/key/head-length.ts';
import { otherSiteQueries, queriesOfForms, queryText } from '../../premises/key/key-queries.ts';
import { NO_KEY, validKeyOf } from '../../premises/key/valid-key.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

type InvalidReason = InvalidKeyReason | 'multiple' | 'form' | 'other-site';

/** The forms beside JSON: each may read the key by itself. */
const OTHER_FORMS = [{ format: 'xml' }, { callback: DEFAULT_CALLBACK }] as const satisfies readonly FeedQuery[];

/** The same for whoever accepts gzip, and XML for whoever names a callback: what stands in front may let them in. */
const OTHER_REQUESTS: readonly FeedQuery[] = [
  ...[{}, ...OTHER_FORMS].map((form) => ({ ...form, headers: [ACCEPT_GZIP] })),
  { format: 'xml', callback: DEFAULT_CALLBACK },
];

/** What a key becomes when it is spoiled, without what is valid all the same. */
const invalidKeysOf = (key: string | undefined, valid: ReadonlySet<string | undefined>) =>
  key === undefined ? [] : invalidKeys(key).filter(([, spoiled]) => !valid.has(spoiled));

/** Those that are asked with everywhere: a key changed, or with more or less at either end. */
const likelyKeys = (spoiled: ReturnType<typeof invalidKeys>) =>
  spoiled.filter(([reason], i) => spoiled.findIndex(([other]) => other === reason) === i || reason === 'extended');

/** What a key that is taken apart in a wrong way lets in; the rest does not hang on which key it is. */
const PARTIAL: ReadonlySet<InvalidKeyReason> = new Set(['changed', 'shortened', 'extended']);

export const invalid = check<FeedTarget>()({
  proves: 'FEED-KY-002',
  reasons: {
    changed: 'a key with one letter changed gets events',
    case: 'a key with its letters in the other case gets events',
    shortened: 'part of a key gets events',
    extended: 'a key with something before or behind it gets events',
    empty: 'an empty key gets events',
    word: 'a word such as null gets events',
    multiple: 'several keys of which none is valid get events',
    form: 'a key that is not valid gets events in another format or coding, or with another method',
    query: 'a key that would mean anything in a query to a database gets events',
    head: 'HEAD with a key that is not valid is answered as with one that is',
    'other-site': 'a key that is not valid gets events of another site',
  },
  run: (feed, t) =>
    atSiteWithEvents(feed, t, 'ki', async (site) => {
      const key = validKeyOf(feed);
      if (key === undefined) return t.notApplicable(NO_KEY);
      const bad = changedKey(key);
      const ask = async (reason: InvalidReason, query: FeedQuery, what: string) => {
        const at = queryText({ site, ...query });
        return {
          reason,
          what,
          at,
          query,
          site: query.site ?? site,
          answer: await feed.get({ site, ...query }),
        } as const;
      };
      const others = await otherSiteQueries(feed, t, site);
      const twice = [bad, `x${key}`].map((one) => `key=${encodeURIComponent(one)}`).join('&');
      const valid = new Set([key, feed.otherKey]);
      const spoiled = invalidKeysOf(key, valid);
      const ofTheOther = likelyKeys(invalidKeysOf(feed.otherKey, valid)).filter(([reason]) => PARTIAL.has(reason));
      const asked = await Promise.all([
        ...[...spoiled, ...ofTheOther].map(([reason, one]) => ask(reason, { key: one }, DESCRIPTIONS[reason])),
        ask('multiple', { key: null, more: twice }, 'neither of the two keys is valid'),
        ...queriesOfForms(feed)
          .slice(1)
          .map(([, form]) => ask('form', { ...form, key: bad }, DESCRIPTIONS.changed)),
        ...OTHER_REQUESTS.map((form) => ask('form', { ...form, key: bad }, DESCRIPTIONS.changed)),
        ...[...likelyKeys(spoiled), ...ofTheOther].flatMap(([reason, one]) =>
          OTHER_FORMS.map((form) => ask('form', { ...form, key: one }, DESCRIPTIONS[reason])),
        ),
        ...others.map((query) => ask('other-site', { ...query, key: bad }, DESCRIPTIONS.changed)),
      ]);
      const accepted = await retryUntil(
        t,
        () => feed.get({ site }),
        (answer) => !isErrorAnswer(answer),
      );
      const sites = eventTracesBySite(feed);
      for (const { reason, answer, what, at, query, site } of asked) {
        const defect = disclosedEventsDefect(reason, answer, await sites(site), what, at);
        // That a site asks for no key at all is another matter.
        if (defect && reason === 'other-site' && eventsInAnswer(await feed.get({ ...query, key: null })).length > 0)
          continue;
        t.judge(defect, answer);
      }
      const head = await readHeadLengths(feed, site, { key: bad }, asked[0]!.answer);
      t.judge(headLengthDefect(head), head.answer);
      if (eventsInAnswer(accepted).length === 0) t.inconclusive('the valid key gets no events any longer either');
    }),
});

const DESCRIPTIONS: Readonly<Record<InvalidKeyReason, string>> = {
  changed: 'the key has one letter changed',
  case: 'the key is in the other case',
  shortened: 'the key is only part of a valid one',
  extended: 'the key has something before or behind it',
  empty: 'the key is empty',
  word: 'the key is a word that stands for none, or for any',
  query: 'the key is none, but would mean anything in a query to a database',
};
