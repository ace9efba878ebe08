import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const wrongKeyIs511 = feedFault({
  text: 'answers a wrong key as a missing key',
  breaks: 'FEED-OD-003',
  caughtBy: ['feed/open-data/invalid-key#other'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => {
        const right = rig.parts.authorise(given, find);
        return right.status === 401 ? { status: 511 } : right;
      },
    }),
});
