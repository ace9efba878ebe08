import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const titleOfOneCharacterLost = fault<FeedRig>({
  text: 'takes a title of one letter or sign for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/generated#differs'],
  install: (rig) =>
    withFeedEvents(rig, (event) => ({ ...event, title: /^[^\s\d]$/su.test(`${event.title}`) ? '' : event.title! })),
});
