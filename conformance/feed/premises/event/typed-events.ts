/** Events whose members all have their type, which comparisons presume. */
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
  name: 'typed-events',
  reasons: [
    'id-type',
    'id-spelling',
    'title-type',
    'times-type',
    'times-entry',
    'type-type',
    'type-entry',
    'link-type',
    'link-relative',
    'link-not-a-url',
    'missing',
  ],
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
