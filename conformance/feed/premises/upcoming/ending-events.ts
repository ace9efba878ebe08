/** The events of the list as it is found that say when they end: none is long over. */
import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { LONG_OVER_MS, lastEnd, momentText } from '../../oracle/upcoming/moments.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { clockSkewMs } from './clock-skew.ts';

/** The events of the list as it is found that say when they end: none is long over. */
export const endingEvents = premise<FeedTarget>()({
  name: 'none long over',
  reasons: ['long-over'],
  async find(_feed, t): Promise<{ readonly dated: readonly ObjectNode[]; readonly answer: Answer }> {
    const { reading, events: all } = await t.use(listedEvents);
    const { answer, meta } = reading;
    const stamp = Number(metaNumber(meta, 'timestamp') ?? Number.NaN) * 1000;
    // Whose clock is wrong nobody knows: it has to be long over by both.
    const now = Math.min(t.time.epoch(), Number.isFinite(stamp) ? stamp : Number.POSITIVE_INFINITY);
    const dated = all.filter((event) => lastEnd(event) !== undefined);
    for (const event of dated) {
      const last = Number(lastEnd(event)! / 1_000_000n);
      const expected = `no event that was over before ${momentText(now - LONG_OVER_MS)}Z`;
      const actual = `an event that ended at ${momentText(last)}Z`;
      const over = last < now - LONG_OVER_MS - clockSkewMs(t);
      t.judge(over ? { reason: 'long-over', expected, actual, at: event.pointer } : undefined, answer);
    }
    return { dated, answer };
  },
});
