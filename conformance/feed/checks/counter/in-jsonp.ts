import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { readJsonpAnswer } from '../../oracle/jsonp/jsonp-answer.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { readCounter, unchangedCounterDefect } from '../../premises/envelope/request-counter.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { whileListed } from '../../premises/publishing/while-listed.ts';
import type { FeedTarget } from '../../target/target.ts';

export const inJsonp = check<FeedTarget>()({
  // FEED-EN-011 (must): `meta.requests` counts requests: it rises from one answer to the next under one key. [interface,
  //   "Envelope"]
  proves: 'FEED-EN-011',
  reasons: { unchanged: '`meta.requests` is the same in each answer in JSONP, and not in JSON' },
  run: async (feed, t) => {
    await t.use(matchingJsonp);
    const callback = runCallback(t);
    const countOf = (answer: Answer) => {
      const root = readJsonpAnswer(answer, callback).value?.json.root;
      const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
      const text = meta?.kind === 'object' ? metaNumber(meta, 'requests') : undefined;
      return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : undefined;
    };
    const read = () => readCounter(feed, t, { callback }, countOf);
    const { counts, answer } = await whileListed(feed, t, 'cj', read);
    t.judge(unchangedCounterDefect(counts, `events/${feed.site}.json?callback=…, /meta/requests`), answer);
  },
});
