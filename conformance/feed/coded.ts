/** One list with a content coding and without (RFC 9110 section 8.4.1). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { codedList } from './coded-list.ts';
import { codings } from './codings.ts';
import { listing } from './reading.ts';
import { readable } from './right.ts';

const REASONS = {
  differs: 'the list says something else where gzip is accepted',
  unreadable: 'the list cannot be read where gzip is accepted',
} as const;

export const same = check<FeedTarget>()({
  proves: 'FEED-HT-013',
  reasons: REASONS,
  run: async (feed, t) => {
    await t.use(listing);
    const { answer, defect } = await codedList(feed, t);
    t.judge(defect, answer);
    if (codings(answer).length === 0) t.note('the list is not coded where gzip is accepted');
  },
});

export const published = check<FeedTarget>()({
  proves: 'FEED-HT-013',
  needs: ['publisher'],
  reasons: REASONS,
  run: async (_feed, t) => {
    const { coded } = await t.use(readable);
    if (!coded) return t.inconclusive('the list with unusual events in it did not stand still');
    t.judge(coded.defect, coded.answer);
  },
});
