import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { DEFAULT_CALLBACK, eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { effectiveStatus, isKeyRefusal } from '../../oracle/answer/status.ts';
import { NO_KEY, validKeyOf } from '../../premises/key/valid-key.ts';
import { atSiteWithEvents } from '../../premises/site/site-with-events.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** Places from which other services read keys. */
const OTHER_PLACES = [
  (key: string): FeedQuery => ({ more: `api_key=${encodeURIComponent(key)}` }),
  (key: string): FeedQuery => ({ more: `apikey=${encodeURIComponent(key)}` }),
  (key: string): FeedQuery => ({ more: `Key=${encodeURIComponent(key)}` }),
  (key: string): FeedQuery => ({ headers: [['X-API-KEY', key]] }),
  (key: string): FeedQuery => ({ headers: [['Authorization', `Bearer ${key}`]] }),
];

/** Each octet percent-encoded, which is an equivalent URL (RFC 3986 section 6.2.2.2). */
const percentEncoded = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&');

/** The key is read from the query parameter `key` (interface, "Authentication"). */
export const parameter = check<FeedTarget>()({
  // FEED-KY-003 (must): The key is read from the query parameter `key`; whether it may be given elsewhere as well is left open.
  //   [interface, "Authentication"]
  proves: 'FEED-KY-003',
  reasons: {
    elsewhere: 'the key is not read from the parameter `key`, but from another place',
    order: 'the key is not found behind another parameter',
    escaped: 'a key with percent-encoded letters is not recognised',
  },
  run: async (feed, t) => {
    const key = validKeyOf(feed);
    if (key === undefined) return t.notApplicable(NO_KEY);
    const first = await feed.get();
    const statusText = (answer: Answer) => `status ${effectiveStatus(answer)}`;
    if (isKeyRefusal(first)) {
      // On a feed that needs no key, a key elsewhere has no effect.
      const needed = isKeyRefusal(await feed.get({ key: null }));
      const elsewhere = !needed
        ? []
        : await Promise.all(OTHER_PLACES.map((make) => feed.get({ key: null, ...make(key) })));
      const taken = elsewhere.find((answer) => [200, 204].includes(effectiveStatus(answer)) && contentBytes(answer));
      const expected = 'the key is read from the query parameter `key`';
      const actual = `${statusText(first)}; the same key elsewhere: ${taken && statusText(taken)}`;
      t.judge(taken && { reason: 'elsewhere', expected, actual, at: `events/${feed.site}.json` }, first);
      t.inconclusive(`the feed does not accept the given key (${statusText(first)})`);
    }
    await atSiteWithEvents(feed, t, 'kp', async (site) => {
      const spellings = [
        ['order', `callback=${DEFAULT_CALLBACK}&key=${encodeURIComponent(key)}`, { callback: DEFAULT_CALLBACK }],
        ['escaped', `key=${percentEncoded(key)}`, {}],
      ] as const;
      for (const [reason, more, plain] of spellings) {
        const answer = await feed.get({ site, key: null, more });
        const plainAnswer = await feed.get({ site, ...plain });
        if (eventsInAnswer(plainAnswer).length === 0) continue;
        const expected = 'the events, as with the key in plain letters and in the first place';
        const defect = { reason, expected, actual: statusText(answer), at: `events/${site}.json` } as const;
        t.judge(isKeyRefusal(answer) && defect, answer);
      }
      if (t.subjects === 0) t.inconclusive('the events were not served the same way twice');
    });
  },
});
