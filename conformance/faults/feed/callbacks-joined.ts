import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'joins the callbacks of one request',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe#reflected'],
  install: (rig) =>
    withFeedParts(rig, {
      callback: (given) => {
        const right = given.map((one) => rig.parts.callback([one]));
        return right.includes(null) ? null : right.filter((one) => one !== undefined).join(',') || undefined;
      },
    }),
});
