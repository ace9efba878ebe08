import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { longOverDefect } from '../../oracle/upcoming/moments.ts';
import { clockSkewMs } from '../../premises/upcoming/clock-skew.ts';
import { endingEvents } from '../../premises/upcoming/ending-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const past = check<FeedTarget>()({
  // FEED-LI-001 (must): Only upcoming events are listed: an event whose occurrences are all long over is not listed. [interface,
  //   "What the service does"]
  proves: 'FEED-LI-001',
  reasons: { 'long-over': 'an event is listed whose occurrences all ended more than two days ago' },
  owns: [reasonsOf(endingEvents, 'long-over')],
  run: async (_feed, t) => {
    const { events, answer, now } = await t.use(endingEvents);
    const judge = (event: ObjectNode) => t.judge(longOverDefect(event, now, clockSkewMs(t)), answer);
    await t.each(events, judge, 'no listed event has an end');
  },
});
