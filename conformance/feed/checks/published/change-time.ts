import { check } from '../../../core/check/check.ts';
import { changeTimeDefect } from '../../oracle/event/change-time.ts';
import { changeTimes } from '../../premises/realtime/change-time.ts';
import { listedItem } from '../../premises/realtime/listed-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const changeTime = check<FeedTarget>()({
  // FEED-EV-011 (should): `updated` changes when an event is changed, and does not change otherwise. [interface, "Event"]
  proves: 'FEED-EV-011',
  needs: ['publisher'],
  reasons: {
    'moves-alone': '`updated` of an event changes although nobody changes the event',
    'not-moved': '`updated` of an event that was changed is the same as before',
  },
  run: async (_feed, t) => {
    await t.use(listedItem);
    const { times, answer } = await t.use(changeTimes);
    t.judge(changeTimeDefect(times), answer);
  },
});
