import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes words of JavaScript for the names of functions: `while({…});` never ends',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe#reflected'],
  install: (rig) =>
    withFeedParts(rig, {
      callback: (given) => (/^[a-z]+$/.test(given.join()) ? given[0] : rig.parts.callback(given)),
    }),
});
