import { check } from '../../../core/check/check.ts';
import { linkDefect } from '../../oracle/event/member-defects.ts';
import { judgeEachEvent } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const link = check<FeedTarget>()({
  proves: 'FEED-EV-006',
  reasons: {
    type: '`link` of an event is neither a text nor null',
    relative: '`link` of an event has no scheme: it is relative to nobody knows what',
    'not-a-url': '`link` of an event is no URL at all',
  },
  run: (_feed, t) => judgeEachEvent(t, linkDefect),
});
