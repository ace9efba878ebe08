import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { dataDefect } from '../../oracle/list/json-list.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const data = check<FeedTarget>()({
  // FEED-EN-002 (must): `data` is an array of any number of events, or null. [interface, "Envelope"]
  proves: 'FEED-EN-002',
  reasons: {
    'not-a-list': '`data` is neither an array nor null',
    'not-an-event': 'an entry of `data` is neither an object nor null',
  },
  owns: [reasonsOf(listedEvents, 'not-a-list', 'not-an-event')],
  run: async (_feed, t) => {
    const { reading } = await t.use(listedEvents);
    t.judge(dataDefect(reading.data), reading.answer);
  },
});
