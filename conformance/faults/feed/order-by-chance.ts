import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists the events in another order each time',
  breaks: 'FEED-LI-004',
  caughtBy: ['feed/order/same#shuffled'],
  install: (rig) => {
    let turn = 0;
    return {
      ...withFeedParts(rig, {
        order: (...given) => {
          const all = rig.parts.order(...given);
          const from = ++turn % (all.length || 1);
          return [...all.slice(from), ...all.slice(0, from)];
        },
      }),
      keep: false,
    };
  },
});
