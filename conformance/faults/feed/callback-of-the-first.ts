import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'keeps the answer to the first callback for all',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/names#another-request'],
  install: (rig) => {
    let first: string | undefined;
    return withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp((first ??= name), frame) });
  },
});
