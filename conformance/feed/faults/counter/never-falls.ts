import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const counterFallsEveryTwentiethTime = feedFault({
  text: 'gives every twentieth request a number that was reached before, though one counter is declared',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/never-falls#not-as-declared'],
  needs: { declare: { 'request-counter': 'shared' } },
  install: (rig) => {
    let asked = 0;
    return withFeedParts(rig, {
      count: async (key, counted) => Math.max(1, (await counted(key)) - (++asked % 20 === 0 ? 5 : 0)),
    });
  },
});
