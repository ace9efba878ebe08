/** Events of which every member is of its kind, and every date-time names an instant. */
import { premise } from '../../../core/check/premise.ts';
import { dateTimeDefect, dateTimesOf } from '../../oracle/event/date-times.ts';
import type { FeedTarget } from '../../target/target.ts';
import type { ListedEvents } from './events.ts';
import { typedEvents } from './typed-events.ts';

/** The same, of which every date-time names an instant. */
export const datedEvents = premise<FeedTarget>()({
  name: 'dated',
  owners: {
    'not-a-text': 'feed/date/iso-8601#not-a-text',
    'not-a-date': 'feed/date/iso-8601#not-a-date',
    'date-only': 'feed/date/iso-8601#date-only',
    'no-offset': 'feed/date/iso-8601#no-offset',
    separator: 'feed/date/iso-8601#separator',
    'expanded-year': 'feed/date/iso-8601#expanded-year',
    mixed: 'feed/date/iso-8601#mixed',
    calendar: 'feed/date/iso-8601#calendar',
    time: 'feed/date/iso-8601#time',
    'offset-range': 'feed/date/iso-8601#offset-range',
  },
  async find(_feed, t): Promise<ListedEvents> {
    const found = await t.use(typedEvents);
    const { answer } = found.reading;
    for (const node of found.events.flatMap(dateTimesOf)) t.judge(dateTimeDefect(node), answer);
    return found;
  },
});
