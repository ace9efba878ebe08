import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const noKeyIs401 = feedFault({
  text: 'answers a missing key as a wrong key',
  breaks: 'FEED-OD-002',
  caughtBy: ['feed/open-data/missing-key#other'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length === 0 ? { status: 401 } : rig.parts.authorise(given, find)),
    }),
});
