import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const eventsOfThePast = fault<FeedRig>({
  text: 'lists events that are long over',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/past#long-over'],
  install: (rig) => withFeedParts(rig, { select: (items) => items }),
});
