/** Events of which every member is of its kind: what compares them stands on that. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { dateDefect, datesOf } from './event-dates.ts';
import { idDefect, linkDefect, missingDefect, timesDefect, titleDefect, typesDefect } from './event-defects.ts';
import { type Events, events } from './events.ts';

export const formed = premise<FeedTarget>()({
  name: 'formed',
  owners: {
    'id-type': 'feed/event/id#type',
    'id-spelling': 'feed/event/id#spelling',
    'title-type': 'feed/event/title#type',
    'times-type': 'feed/event/times#type',
    'times-entry': 'feed/event/times#entry',
    'type-type': 'feed/event/type#type',
    'type-entry': 'feed/event/type#entry',
    'link-type': 'feed/event/link#type',
    'link-relative': 'feed/event/link#relative',
    'link-not-a-url': 'feed/event/link#not-a-url',
    missing: 'feed/event/members#missing',
  },
  async find(_feed, t): Promise<Events> {
    const found = await t.use(events);
    const { answer } = found.reading;
    for (const event of found.events) {
      const [id, title, times] = [idDefect(event), titleDefect(event), timesDefect(event)];
      const [type, link, missing] = [typesDefect(event), linkDefect(event), missingDefect(event)];
      t.judge(id && { ...id, reason: `id-${id.reason}` }, answer);
      t.judge(title && { ...title, reason: `title-${title.reason}` }, answer);
      t.judge(times && { ...times, reason: `times-${times.reason}` }, answer);
      t.judge(type && { ...type, reason: `type-${type.reason}` }, answer);
      t.judge(link && { ...link, reason: `link-${link.reason}` }, answer);
      t.judge(missing, answer);
    }
    return found;
  },
});

/** The same, of which every date-time names an instant. */
export const dated = premise<FeedTarget>()({
  name: 'dated',
  owners: {
    'not-a-text': 'feed/date/iso8601#not-a-text',
    'not-a-date': 'feed/date/iso8601#not-a-date',
    'date-only': 'feed/date/iso8601#date-only',
    'no-offset': 'feed/date/iso8601#no-offset',
    separator: 'feed/date/iso8601#separator',
    'expanded-year': 'feed/date/iso8601#expanded-year',
    mixed: 'feed/date/iso8601#mixed',
    calendar: 'feed/date/iso8601#calendar',
    time: 'feed/date/iso8601#time',
    'offset-range': 'feed/date/iso8601#offset-range',
  },
  async find(_feed, t): Promise<Events> {
    const found = await t.use(formed);
    const { answer } = found.reading;
    for (const node of found.events.flatMap(datesOf)) t.judge(dateDefect(node), answer);
    return found;
  },
});
