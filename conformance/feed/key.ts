/** Who gets events (interface, "Authentication"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { GZIP } from './forms.ts';
import { CALLBACK, eventsHeld, meant } from './held.ts';
import { isRefusal } from './key-apart.ts';
import { contentOf } from './reading.ts';
import { escapedSlug } from './sites.ts';
import { changedKey, keyOf, NO_KEY, type SpoiledReason, spoiledKeys } from './spoiled.ts';
import { inStock } from './stocked.ts';

export { apart } from './key-apart.ts';

/** The forms of an answer, and the methods that may be asked with wherever a feed is only read. */
const FORMS = [
  ['json', {}],
  ['xml', { format: 'xml' }],
  ['jsonp', { callback: CALLBACK }],
  ['method', { method: 'OPTIONS' }],
] as const satisfies readonly (readonly [string, FeedQuery])[];

/** Ways round a lock that stands in front: other headers, another spelling of the path, another site. */
const detours = (feed: FeedTarget, site: string) => {
  const other = [feed.site, feed.otherSite].find((one) => one !== undefined && one !== site);
  return [
    ['coding', { headers: [GZIP] }],
    ['conditional', { headers: [['If-None-Match', '"touchstone"']] }],
    ['spelling', { site: escapedSlug(site) ?? site }],
    ...(other === undefined ? [] : [['other-site', { site: other }] as const]),
  ] as const satisfies readonly (readonly [string, FeedQuery])[];
};

/** What is asked for without a valid key. POST might do more than ask, so it is sent where publishing is allowed. */
const forms = (feed: FeedTarget) => [...FORMS, ...(feed.publisher ? [['method', { method: 'POST' }] as const] : [])];

function given<R extends string>(reason: R, answer: Answer, what: string, at: string): Defect<R> | undefined {
  const { length } = eventsHeld(answer);
  const actual = `${length} events, with status ${meant(answer)}`;
  return length > 0 ? { reason, expected: `no events: ${what}`, actual, at } : undefined;
}

const named = ({ site, format = 'json', method = 'GET', callback }: FeedQuery & { site: string }) =>
  `${method} events/${site}.${format}${callback === undefined ? '' : ', with a callback'}`;

export const required = check<FeedTarget>()({
  proves: 'FEED-KY-001',
  reasons: {
    json: 'without a key there are events in JSON',
    xml: 'without a key there are events in XML',
    jsonp: 'without a key there are events where a callback is asked for',
    method: 'without a key there are events with another method than GET',
    head: 'HEAD without a key is answered as with one',
    coding: 'without a key there are events for whoever accepts gzip',
    conditional: 'without a key there are events in answer to a conditional request',
    spelling: 'without a key there are events where a letter of the path is percent-encoded',
    'other-site': 'without a key there are events of another site',
  },
  run: (feed, t) =>
    inStock(feed, t, 'kr', async (site) => {
      const asked = await Promise.all(
        [...forms(feed), ...detours(feed, site)].map(async ([reason, form]) => {
          const query = { site, ...form };
          return { reason, query, answer: await feed.get({ ...query, key: null }) };
        }),
      );
      const accepted = await Promise.all(asked.map(({ query }) => feed.get(query)));
      for (const [i, { reason, query, answer }] of asked.entries()) {
        const defect = given(reason, answer, 'no key was sent', named(query));
        // What gives nobody events says nothing of keys.
        if (defect || eventsHeld(accepted[i]!).length > 0) t.judge(defect, answer);
      }
      await judgeHead(feed, t, site, { key: null }, asked[0]!.answer);
    }),
});

const DIGITS = 16;

/** Judges whether HEAD without a valid key tells of events. `refused`: the answer to the same with GET. */
async function judgeHead(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'head'>,
  site: string,
  query: FeedQuery,
  refused: Answer,
): Promise<void> {
  const length = async (more: FeedQuery) => {
    const answer = await feed.get({ site, method: 'HEAD', ...more });
    const found = answer.headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    return { answer, bytes: /^\d+$/.test(found ?? '') ? Number(found) : Number.NaN };
  };
  const [bare, whole] = [await length(query), await length({})];
  // The counter and the time in `meta` make a difference of a few digits; a list of events, of many more.
  const like = Math.abs(bare.bytes - whole.bytes) <= DIGITS && bare.bytes - refused.raw.length > 4 * DIGITS;
  const expected = `HEAD is answered as GET is: ${refused.raw.length} bytes`;
  const actual = `Content-Length: ${bare.bytes}; with the valid key: ${whole.bytes}`;
  const at = named({ site, method: 'HEAD' });
  t.judge(like ? { reason: 'head', expected, actual, at } : undefined, bare.answer);
}

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
    form: 'a key that is not valid gets events in another format, or with another method',
    query: 'a key that would mean anything in a query to a database gets events',
    head: 'HEAD with a key that is not valid is answered as with one that is',
  },
  run: (feed, t) =>
    inStock(feed, t, 'ki', async (site) => {
      const key = keyOf(feed);
      if (key === undefined) return t.notApplicable(NO_KEY);
      const bad = changedKey(key);
      const ask = async (reason: SpoiledReason | 'several' | 'form', query: FeedQuery, what: string) =>
        ({ reason, what, at: named({ ...query, site }), answer: await feed.get({ ...query, site }) }) as const;
      const twice = [bad, `x${key}`].map((one) => `key=${encodeURIComponent(one)}`).join('&');
      const valid = new Set([key, feed.otherKey]);
      const asked = await Promise.all([
        ...spoiledKeys(key)
          .filter(([, one]) => !valid.has(one))
          .map(([reason, one]) => ask(reason, { key: one }, WHAT[reason])),
        ask('several', { key: null, more: twice }, 'neither of the two keys is valid'),
        ...forms(feed)
          .slice(1)
          .map(([, form]) => ask('form', { ...form, key: bad }, WHAT.changed)),
      ]);
      const accepted = await feed.get({ site });
      for (const { reason, answer, what, at } of asked) t.judge(given(reason, answer, what, at), answer);
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

/** Where other services take keys from. */
const ELSEWHERE = [
  (key: string): FeedQuery => ({ more: `api_key=${encodeURIComponent(key)}` }),
  (key: string): FeedQuery => ({ more: `apikey=${encodeURIComponent(key)}` }),
  (key: string): FeedQuery => ({ more: `Key=${encodeURIComponent(key)}` }),
  (key: string): FeedQuery => ({ headers: [['X-API-KEY', key]] }),
  (key: string): FeedQuery => ({ headers: [['Authorization', `Bearer ${key}`]] }),
];

/** Each octet as a percent sign and two digits, which means the same (RFC 3986 section 6.2.2.2). */
const escaped = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&');

export const parameter = check<FeedTarget>()({
  proves: 'FEED-KY-003',
  reasons: {
    elsewhere: 'the key is not taken from the parameter `key`, but from elsewhere',
    order: 'the key is not found behind another parameter',
    escaped: 'the key is not found where its letters are percent-encoded',
  },
  run: async (feed, t) => {
    const key = keyOf(feed);
    if (key === undefined) return t.notApplicable(NO_KEY);
    const first = await feed.get();
    const said = (answer: Answer) => `status ${meant(answer)}`;
    if (isRefusal(first)) {
      // Where nobody needs a key, one that is elsewhere does nothing.
      const needed = isRefusal(await feed.get({ key: null }));
      const others = !needed ? [] : await Promise.all(ELSEWHERE.map((make) => feed.get({ key: null, ...make(key) })));
      const taken = others.find((answer) => [200, 204].includes(meant(answer)) && contentOf(answer));
      const expected = 'the key is read from the query parameter `key`';
      const actual = `${said(first)}; the same key elsewhere: ${taken && said(taken)}`;
      t.judge(taken && { reason: 'elsewhere', expected, actual, at: `events/${feed.site}.json` }, first);
      t.inconclusive(`the feed does not take the key that was given (${said(first)})`);
    }
    await inStock(feed, t, 'kp', async (site) => {
      const orders = [
        ['order', `callback=${CALLBACK}&key=${encodeURIComponent(key)}`, { callback: CALLBACK }],
        ['escaped', `key=${escaped(key)}`, {}],
      ] as const;
      for (const [reason, more, plain] of orders) {
        const answer = await feed.get({ site, key: null, more });
        const same = await feed.get({ site, ...plain });
        if (eventsHeld(same).length === 0) continue;
        const expected = 'the events, as where the key is written plainly and first';
        const defect = { reason, expected, actual: said(answer), at: `events/${site}.json` } as const;
        t.judge(isRefusal(answer) ? defect : undefined, answer);
      }
      if (t.subjects === 0) t.inconclusive('the events were not served the same way twice');
    });
  },
});
