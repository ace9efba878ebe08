import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives date-times as milliseconds since 1970',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#not-a-text'],
  install: (rig) =>
    withEvents(rig, ({ updated, ...event }) => ({
      ...event,
      updated: updated === null ? null : Date.parse(`${updated}`),
    })),
});
