import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson, withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves `data` out where no event is listed',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-data'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedJson(withFeedParts(rig, { select: () => [] }), ({ data, ...envelope }) =>
      Array.isArray(data) && data.length === 0 ? envelope : { ...envelope, data: data! },
    ),
});
