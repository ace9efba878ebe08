import { check } from '../../../core/check/check.ts';
import { titleDefect } from '../../oracle/event/member-defects.ts';
import { judgeEachEvent } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const title = check<FeedTarget>()({
  proves: 'FEED-EV-003',
  reasons: { type: '`title` of an event is neither a text nor null' },
  run: (_feed, t) => judgeEachEvent(t, titleDefect),
});
