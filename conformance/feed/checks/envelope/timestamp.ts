import { check } from '../../../core/check/check.ts';
import { NotApplicable } from '../../../core/check/early-end.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { integerDefect } from '../../oracle/json/value.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import { visibleWithinMs } from '../../premises/publishing/visible-within.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A timestamp in milliseconds, or from another epoch, is off by more than this; clocks are not. */
const DAY_S = 86_400;
/** The zones of a local time differ by this or more, with few exceptions; clocks that are kept right, by far less. */
const ZONE_S = 1800;
/** The clocks of several hosts differ, so a later answer may have an earlier time; three consecutive ones may not. */
const LATER_READINGS = 3;
/** A time that is cut changes once, where a minute ends for instance, and then stands still: it has to change again. */
const CHANGES_OF_A_CUT_TIME = 2;
/** Within this a time in whole seconds has changed, even if it is rounded. */
const CHANGE_MS = 2100;
/** Most times have changed by a second later: nobody has to wait for the rest. */
const STEP_MS = 300;
const isRound = (time: string): boolean => time.endsWith('0');

interface AnswerTime {
  readonly time: string;
  readonly requests: string | undefined;
}

const isCut = (before: AnswerTime, after: AnswerTime): boolean => isRound(before.time) && isRound(after.time);

/** The time and the counter of an answer as they are written; undefined for an answer without a time. */
function answerTime(answer: Answer): AnswerTime | undefined {
  const root = contentJson(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  if (meta?.kind !== 'object') return undefined;
  const time = metaNumber(meta, 'timestamp');
  return time === undefined ? undefined : { time, requests: metaNumber(meta, 'requests') };
}

/** The first answer with another time, or that at the end of the wait. Its time is looked at after each step. */
async function laterReading(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  last: AnswerTime,
  waitMs: number,
  stepMs: number,
) {
  const end = t.time.now() + waitMs;
  for (;;) {
    await t.time.sleep(Math.min(stepMs, Math.max(0, end - t.time.now())), t.signal);
    const answer = await feed.get({ fresh: true });
    const later = answerTime(answer) ?? t.inconclusive('a later answer could not be read');
    if (later.time !== last.time || t.time.now() >= end) return { later, laterAnswer: answer };
  }
}

/** `meta.timestamp` is the time at which the answer was made (interface, "Envelope"). */
export const timestamp = check<FeedTarget>()({
  // FEED-EN-007 (must): `meta.timestamp` is an integer, the Unix time of the response in seconds, or null; it does not contradict
  //   the Date of the response. [interface, "Envelope"]
  proves: 'FEED-EN-007',
  reasons: {
    type: '`meta.timestamp` is neither an integer nor null',
    'not-now': '`meta.timestamp` is not the time of the answer',
    unchanged: '`meta.timestamp` is the same in every later answer',
  },
  run: async (feed, t) => {
    const { first: listed, readings } = await t.use(filledListing);
    const { meta, answer } = listed;
    const at = '/meta/timestamp';
    for (const reading of readings)
      t.judge(integerDefect(reading.meta.members.get('timestamp'), 'Unix time in seconds'), reading.answer);
    if (metaNumber(meta, 'timestamp') === undefined) t.notApplicable('`meta.timestamp` is null or missing');
    // A clock that cannot be set is the real one.
    await feed.clock?.set(undefined).catch((cause: unknown) => {
      if (!(cause instanceof NotApplicable)) throw cause;
    });

    const sent = t.time.epoch() / 1000;
    const answerNow = await feed.get({ fresh: true });
    const received = t.time.epoch() / 1000;
    const first = answerTime(answerNow) ?? t.inconclusive('a second answer could not be read');
    const time = Number(first.time);
    const skew = Number(t.declared('clock-skew') ?? 60);
    // The feed may round up or down.
    const off = Math.max(sent - 1 - time, time - received - 1);
    // Either clock may be wrong, unless the Date of the answer agrees with ours, or the time is off by more than a day.
    const date = headerValue(answerNow, 'date');
    const dateSeconds = Date.parse(date ?? '') / 1000;
    const isDateOurs = off > ZONE_S && dateSeconds > sent - skew && dateSeconds < received + skew;
    if (off > skew && off <= DAY_S && !isDateOurs && t.declared('clock-skew') === undefined)
      t.inconclusive(`the feed's clock and ours differ by ${Math.round(off)} s: declare clock-skew`);
    const dated = isDateOurs ? `, as in the Date of the answer: ${date}` : '';
    const expected = `${Math.round(sent)}, give or take ${skew} s${dated}`;
    t.judge(off > skew && { reason: 'not-now', expected, actual: first.time, at }, answerNow);

    // Mostly the first answer of the run was made in an earlier second, and there is nothing to wait for.
    const earlier = answerTime(answer);
    if (earlier && earlier.time !== first.time && !isCut(earlier, first)) return t.judge(undefined, answerNow);
    let [last, since, changes] = [first, t.time.now(), 0];
    for (let reading = 1; ; reading++) {
      // A feed that may be late may also serve an old answer for that time.
      const waitMs = reading === 1 ? CHANGE_MS : Math.max(CHANGE_MS, visibleWithinMs(t));
      const { later, laterAnswer } = await laterReading(feed, t, last, waitMs, reading === 1 ? STEP_MS : waitMs);
      if (later.time !== last.time) {
        if (++changes === CHANGES_OF_A_CUT_TIME || !isCut(last, later)) return t.judge(undefined, laterAnswer);
        [last, since, reading] = [later, t.time.now(), 0];
        continue;
      }
      if (reading === 1 && visibleWithinMs(t) > 0) continue;
      // An answer with the same counter as well is an old answer, made at its stated time.
      if (last.requests !== undefined && later.requests === last.requests)
        t.inconclusive('later answers repeat the first answer with its counter');
      if (reading < LATER_READINGS) continue;
      const actual = `${last.time} still, ${((t.time.now() - since) / 1000).toFixed(1)} s later`;
      return t.fail({ reason: 'unchanged', expected: `more than ${last.time}`, actual, at }, laterAnswer);
    }
  },
});
