/** Events whose members all have their type, and whose date-times all name an instant. */
import { premise } from '../../../core/check/premise.ts';
import { dateTimeDefect, dateTimesOf } from '../../oracle/event/date-times.ts';
import type { FeedTarget } from '../../target/target.ts';
import type { ListedEvents } from './events.ts';
import { typedEvents } from './typed-events.ts';

/** The same, with date-times that all name an instant. */
export const datedEvents = premise<FeedTarget>()({
  name: 'dated-events',
  reasons: [
    'not-a-text',
    'not-a-date',
    'date-only',
    'no-offset',
    'separator',
    'expanded-year',
    'mixed',
    'calendar',
    'time',
    'offset-range',
  ],
  async find(_feed, t): Promise<ListedEvents> {
    const found = await t.use(typedEvents);
    const { answer } = found.reading;
    for (const node of found.events.flatMap(dateTimesOf)) t.judge(dateTimeDefect(node), answer);
    return found;
  },
});
