import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { lastEnd, longOverDefect } from '../../oracle/upcoming/moments.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { clockSkewMs } from './clock-skew.ts';

/** Events that state when they end. */
interface EndingEvents {
  readonly events: readonly ObjectNode[];
  readonly answer: Answer;
  /** The earlier of the feed's and our time, since either clock may be wrong. */
  readonly now: number;
}

/** The events with an end that are listed before the run publishes any: they may not be long over. */
export const endingEvents = premise<FeedTarget>()({
  name: 'ending-events',
  reasons: ['long-over'],
  async find(_feed, t): Promise<EndingEvents> {
    const { reading, events: listed } = await t.use(listedEvents);
    const { answer, meta } = reading;
    const stamp = Number(metaNumber(meta, 'timestamp') ?? Number.NaN) * 1000;
    const now = Math.min(t.time.epoch(), Number.isFinite(stamp) ? stamp : Number.POSITIVE_INFINITY);
    const events = listed.filter((event) => lastEnd(event) !== undefined);
    for (const event of events) {
      const defect = longOverDefect(event, now, clockSkewMs(t));
      if (defect) return t.fail(defect, answer);
    }
    return { events, answer, now };
  },
});
