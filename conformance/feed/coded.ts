/** One list with a content coding and without (RFC 9110 section 8.4.1). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { agreed, calledAlike } from './agreed.ts';
import { codedAlike } from './coded-list.ts';
import { codings } from './codings.ts';
import { formHeld, type OtherForm } from './form-held.ts';
import { GZIP } from './forms.ts';
import { readable } from './right.ts';

const REASONS = {
  differs: 'the list says something else where a content coding is accepted',
  unreadable: 'the list cannot be read where a content coding is accepted',
} as const;

export const same = check<FeedTarget>()({
  proves: 'FEED-HT-013',
  reasons: REASONS,
  run: async (_feed, t) => {
    const answer = await t.use(codedAlike);
    t.judge(undefined, answer);
    if (codings(answer).length === 0) t.note('the list is not coded where gzip is accepted');
  },
});

/** What is wrong with a form of the list that is asked for with gzip, in the words of this topic. */
async function codedForm(feed: FeedTarget, t: Trial<FeedTarget, keyof typeof REASONS>, form: OtherForm): Promise<void> {
  const at = `events/${feed.site}, ${form === 'xml' ? 'XML' : 'JSONP'}, Accept-Encoding: gzip`;
  const { answer, defect } = await formHeld(feed, t, form, at, { headers: [GZIP] });
  const reason = defect?.reason === 'not-served' ? 'unreadable' : 'differs';
  t.judge(defect && { ...defect, reason }, answer);
}

export const xml = check<FeedTarget>()({
  proves: 'FEED-HT-013',
  reasons: {
    differs: 'the XML says something else than JSON where gzip is accepted',
    unreadable: 'no XML is served where gzip is accepted',
  },
  run: async (feed, t) => {
    await t.use(codedAlike);
    await t.use(agreed);
    await codedForm(feed, t, 'xml');
  },
});

export const jsonp = check<FeedTarget>()({
  proves: 'FEED-HT-013',
  reasons: {
    differs: 'the JSONP says something else than JSON where gzip is accepted',
    unreadable: 'no call is served where gzip is accepted',
  },
  run: async (feed, t) => {
    await t.use(codedAlike);
    await t.use(calledAlike);
    await codedForm(feed, t, 'jsonp');
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
