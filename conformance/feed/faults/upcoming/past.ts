import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const eventsOfThePast = feedFault({
  text: 'lists events that are long over',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/past#long-over'],
  install: (rig) => withFeedParts(rig, { select: (items) => items }),
});
