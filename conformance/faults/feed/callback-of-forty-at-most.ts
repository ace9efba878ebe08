import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes callbacks of forty characters at most, one less than those of jQuery',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/names#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => ((given[0]?.length ?? 0) > 40 ? null : rig.parts.callback(given)) }),
});
