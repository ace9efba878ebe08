/** What a list says that is over. */
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { occurrencesIn } from './compare.ts';
import { events } from './events.ts';
import { type JsonObject, numberIn } from './reading.ts';

/** Long over: by more than any reading of "upcoming" that somebody has. */
export const LONG_MS = 2 * 86_400_000;

/** A moment for people, in UTC. */
export const moment = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** Milliseconds by which the feed's clock may differ. */
export const skewOf = (t: Trial<FeedTarget, string>): number => 1000 * Number(t.declared('clock-skew') ?? 60);

/** The events of the list as it is found that say when they end: none is long over. */
export const noneLongOver = premise<FeedTarget>()({
  name: 'none long over',
  owners: { 'long-over': 'feed/upcoming/past#long-over' },
  async find(_feed, t): Promise<{ readonly dated: readonly JsonObject[]; readonly answer: Answer }> {
    const { reading, events: all } = await t.use(events);
    const { answer, meta } = reading;
    const stamp = Number(numberIn(meta, 'timestamp') ?? Number.NaN) * 1000;
    // Whose clock is wrong nobody knows: it has to be long over by both.
    const now = Math.min(t.time.epoch(), Number.isFinite(stamp) ? stamp : Number.POSITIVE_INFINITY);
    const dated = all.filter((event) => lastEnd(event) !== undefined);
    for (const event of dated) {
      const last = Number(lastEnd(event)! / 1_000_000n);
      const expected = `no event that was over before ${moment(now - LONG_MS)}Z`;
      const actual = `an event that ended at ${moment(last)}Z`;
      const over = last < now - LONG_MS - skewOf(t);
      t.judge(over ? { reason: 'long-over', expected, actual, at: event.pointer } : undefined, answer);
    }
    return { dated, answer };
  },
});

/** When the last occurrence of an event ends; undefined where one does not say when it ends: it may be yet to come. */
function lastEnd(event: JsonObject): bigint | undefined {
  const times = occurrencesIn(event.members.get('times')) ?? [];
  if (times.some((one) => one === null || one.end === null)) return undefined;
  return times
    .map((one) => one!.end!)
    .reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
}
