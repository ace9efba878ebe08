import { check } from '../../../core/check/check.ts';
import { ACCEPT_GZIP } from '../../inputs/requests/accept-encoding.ts';
import { changedKey, type InvalidKeyReason, invalidKeys } from '../../inputs/requests/invalid-keys.ts';
import { DEFAULT_CALLBACK, eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { disclosedEventsDefect } from '../../oracle/key/disclosed-events.ts';
import { eventTracesBySite } from '../../premises/key/event-traces.ts';
import { headLengthDefect, readHeadLengths } from '../../premises/key/head-length.ts';
import { otherSiteQueries, queriesOfForms, queryText, WITHOUT_POST } from '../../premises/key/key-queries.ts';
import { NO_KEY, validKeyOf } from '../../premises/key/valid-key.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

type InvalidReason = InvalidKeyReason | 'multiple' | 'form' | 'other-site';

/** The forms other than JSON, since separate code may read the key for each. */
const OTHER_FORMS = [{ format: 'xml' }, { callback: DEFAULT_CALLBACK }] as const satisfies readonly FeedQuery[];

/** Requests that a check of the key in front of the feed may overlook: with gzip, and XML with a callback. */
const OTHER_REQUESTS: readonly FeedQuery[] = [
  ...[{}, ...OTHER_FORMS].map((form) => ({ ...form, headers: [ACCEPT_GZIP] })),
  { format: 'xml', callback: DEFAULT_CALLBACK },
];

/** `key[$ne]=x`, which some readers of a query make an object of: a database takes it for an operator (CWE-943). */
const NOT_EQUAL = 'key%5B%24ne%5D=x';

/** The invalid keys made from a key, without those that are valid by chance. */
const invalidKeysOf = (key: string | undefined, valid: ReadonlySet<string | undefined>) =>
  key === undefined ? [] : invalidKeys(key).filter(([, invalid]) => !valid.has(invalid));

/** The first key for each reason, and every extended key: these are sent in all forms. */
const likelyKeys = (keys: ReturnType<typeof invalidKeys>) =>
  keys.filter(([reason], i) => keys.findIndex(([earlier]) => earlier === reason) === i || reason === 'extended');

/** Keys that pass a partial comparison with a valid key. They depend on the valid key, the others do not. */
const PARTIAL: ReadonlySet<InvalidKeyReason> = new Set(['changed', 'shortened', 'extended']);

/** Invalid keys get no events (interface, "Authentication"). */
export const invalid = check<FeedTarget>()({
  // FEED-KY-002 (must): A request with a key that is not valid gets no events, in any format and with any method. [interface,
  //   "Authentication"]
  proves: 'FEED-KY-002',
  reasons: {
    changed: 'a key with one letter changed gets events',
    case: 'a key with its letters in the other case gets events',
    shortened: 'part of a key gets events',
    extended: 'a key with additional characters before or after it gets events',
    empty: 'an empty key gets events',
    word: 'a word such as null gets events',
    multiple: 'several invalid keys in one request get events',
    form: 'an invalid key gets events in another format or coding, or with another method',
    member: 'the name of a member that each object has gets events as a key',
    query: 'a key with a wildcard or an operator of a database query gets events',
    head: 'HEAD with an invalid key is answered as with a valid key',
    'other-site': 'an invalid key gets events of another site',
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
      const otherSites = await otherSiteQueries(feed, t, site);
      const twice = [bad, `x${key}`].map((invalid) => `key=${encodeURIComponent(invalid)}`).join('&');
      const valid = new Set([key, feed.otherKey]);
      const keys = invalidKeysOf(key, valid);
      const otherKeys = likelyKeys(invalidKeysOf(feed.otherKey, valid)).filter(([reason]) => PARTIAL.has(reason));
      const refusals = await Promise.all([
        ...[...keys, ...otherKeys].map(([reason, invalid]) => ask(reason, { key: invalid }, DESCRIPTIONS[reason])),
        ask('multiple', { key: null, more: twice }, 'neither of the two keys is valid'),
        ask('query', { key: null, more: NOT_EQUAL }, 'the key is an operator of a query to a database: not equal to x'),
        ...queriesOfForms(feed)
          .slice(1)
          .map(([, form]) => ask('form', { ...form, key: bad }, DESCRIPTIONS.changed)),
        ...OTHER_REQUESTS.map((form) => ask('form', { ...form, key: bad }, DESCRIPTIONS.changed)),
        ...[...likelyKeys(keys), ...otherKeys].flatMap(([reason, invalid]) =>
          OTHER_FORMS.map((form) => ask('form', { ...form, key: invalid }, DESCRIPTIONS[reason])),
        ),
        ...otherSites.map((query) => ask('other-site', { ...query, key: bad }, DESCRIPTIONS.changed)),
      ]);
      const accepted = await retryUntil(
        t,
        () => feed.get({ site }),
        (answer) => !isErrorAnswer(answer),
      );
      const tracesOf = eventTracesBySite(feed);
      for (const { reason, answer, what, at, query, site } of refusals) {
        const defect = disclosedEventsDefect(reason, answer, await tracesOf(site), what, at);
        // A site that needs no key at all is judged by `feed/key/required`.
        if (defect && reason === 'other-site' && eventsInAnswer(await feed.get({ ...query, key: null })).length > 0)
          continue;
        t.judge(defect, answer);
      }
      const head = await readHeadLengths(feed, site, { key: bad }, refusals[0]!.answer);
      t.judge(headLengthDefect(head), head.answer);
      if (eventsInAnswer(accepted).length === 0) t.inconclusive('the valid key gets no events any more either');
      if (!feed.publisher) t.note(WITHOUT_POST);
    }),
});

const DESCRIPTIONS: Readonly<Record<InvalidKeyReason, string>> = {
  changed: 'the key has one letter changed',
  case: 'the key is in the other case',
  shortened: 'the key is only a part of a valid key',
  extended: 'the key has additional characters before or after it',
  empty: 'the key is empty',
  word: 'the key is a word for no value, or for any value',
  member: 'the key is the name of a member that each object has',
  query: 'the key is invalid, but would match any key in a query to a database',
};
