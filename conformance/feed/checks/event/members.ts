import { check } from '../../../core/check/check.ts';
import { missingDefect } from '../../oracle/event/member-defects.ts';
import { judgeEachEvent } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const members = check<FeedTarget>()({
  proves: 'FEED-EV-007',
  reasons: { missing: 'a member of an event is not there' },
  run: (_feed, t) => judgeEachEvent(t, missingDefect),
});
