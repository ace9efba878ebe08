/** The time that an answer says it was made at (interface, "Envelope"). */

import { check } from '../../../core/check/check.ts';
import { NotApplicable } from '../../../core/check/early-end.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { integerDefect } from '../../oracle/json/value.ts';
import { listing } from '../../premises/list/listing.ts';
import { visibleWithinMs } from '../../premises/publishing/visible-within.ts';
import type { FeedTarget } from '../../target/target.ts';

/** What a feed says that means milliseconds, or counts from elsewhere, is off by more than this; clocks are not. */
const DAY_S = 86_400;
/** No two zones differ by less, but for a few; clocks that anybody minds differ by far less. */
const ZONE_S = 1800;
/** Clocks of several hosts differ, so that one answer may say what an earlier one said; not three in a row. */
const LATER = 3;

/** The time and the counter of an answer as they are written; undefined for an answer without. */
function answerTime(answer: Answer): { readonly time: string; readonly requests: string | undefined } | undefined {
  const root = contentJson(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  if (meta?.kind !== 'object') return undefined;
  const time = metaNumber(meta, 'timestamp');
  return time === undefined ? undefined : { time, requests: metaNumber(meta, 'requests') };
}

export const timestamp = check<FeedTarget>()({
  proves: 'FEED-EN-007',
  reasons: {
    type: '`meta.timestamp` is neither an integer nor null',
    'not-now': '`meta.timestamp` is not the time of the answer',
    unchanged: '`meta.timestamp` is the same in every later answer',
  },
  run: async (feed, t) => {
    const { meta, answer } = await t.use(listing);
    const at = '/meta/timestamp';
    t.judge(integerDefect(meta.members.get('timestamp'), 'Unix time in seconds'), answer);
    if (metaNumber(meta, 'timestamp') === undefined) t.notApplicable('`meta.timestamp` is null, or not there');
    // One that cannot be set is the real one.
    await feed.clock?.set(undefined).catch((cause: unknown) => {
      if (!(cause instanceof NotApplicable)) throw cause;
    });
    const sent = t.time.epoch() / 1000;
    const first = await feed.get({ fresh: true });
    const received = t.time.epoch() / 1000;
    const one = answerTime(first) ?? t.inconclusive('a second answer could not be read');
    const time = Number(one.time);
    const skew = Number(t.declared('clock-skew') ?? 60);
    // It may be rounded, up or down.
    const off = Math.max(sent - 1 - time, time - received - 1);
    // Whose clock is wrong nobody knows, unless it is by more than any is, or the answer's own Date agrees with ours.
    const date = Date.parse(headerValue(first, 'date') ?? '') / 1000;
    const known = off > ZONE_S && date > sent - skew && date < received + skew;
    if (off > skew && off <= DAY_S && !known && t.declared('clock-skew') === undefined)
      t.inconclusive(`the feed's clock and ours differ by ${Math.round(off)} s: declare clock-skew`);
    const dated = known ? `, as the Date of the answer says: ${headerValue(first, 'date')}` : '';
    const expected = `${Math.round(sent)}, give or take ${skew} s${dated}`;
    t.judge(off > skew ? { reason: 'not-now', expected, actual: one.time, at } : undefined, first);
    const since = t.time.now();
    for (let asked = 1; ; asked++) {
      // What may be late may be kept for as long.
      await t.time.sleep(asked === 1 ? 2100 : Math.max(2100, visibleWithinMs(t)), t.signal);
      const later = await feed.get({ fresh: true });
      const other = answerTime(later) ?? t.inconclusive('a later answer could not be read');
      if (other.time !== one.time) return t.judge(undefined, later);
      if (asked === 1 && visibleWithinMs(t) > 0) continue;
      // Where nothing else moves either, the answer is an old one, and what it says was so then.
      if (one.requests !== undefined && other.requests === one.requests)
        t.inconclusive('later answers are the first one again, its counter too');
      const still = `${time} still, ${((t.time.now() - since) / 1000).toFixed(1)} s later`;
      if (asked === LATER) t.judge({ reason: 'unchanged', expected: `more than ${time}`, actual: still, at }, later);
    }
  },
});
