import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes callbacks of twenty characters at most',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/names#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => ((given[0]?.length ?? 0) > 20 ? null : rig.parts.callback(given)) }),
});
