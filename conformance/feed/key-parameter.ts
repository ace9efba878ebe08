/** Where the key is read (interface, "Authentication": the query parameter `key`). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import { CALLBACK, eventsHeld, meant } from './held.ts';
import { isRefusal } from './key-apart.ts';
import { contentOf } from './reading.ts';
import { keyOf, NO_KEY } from './spoiled.ts';
import { inStock } from './stocked.ts';

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
