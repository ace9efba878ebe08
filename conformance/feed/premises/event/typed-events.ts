/** Events of which every member is of its kind: what compares them stands on that. */
import { premise } from '../../../core/check/premise.ts';
import {
  idDefect,
  linkDefect,
  missingDefect,
  timesDefect,
  titleDefect,
  typesDefect,
} from '../../oracle/event/member-defects.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type ListedEvents, listedEvents } from './events.ts';

export const typedEvents = premise<FeedTarget>()({
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
  async find(_feed, t): Promise<ListedEvents> {
    const found = await t.use(listedEvents);
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
