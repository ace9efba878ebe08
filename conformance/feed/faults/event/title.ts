import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const digitsAsNumber = fault<FeedRig>({
  text: 'gives a title of digits as a number',
  breaks: 'FEED-EV-003',
  caughtBy: ['feed/event/title#type'],
  install: (rig) =>
    withFeedEvents(rig, (event) => (/^\d+$/.test(`${event.title}`) ? { ...event, title: Number(event.title) } : event)),
});
