import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers requests with a wrong key by one object with the error',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/known/errors#no-envelope'],
  install: (rig) =>
    withFeedJson(rig, (envelope) => {
      const { status, message } = envelope.meta as JsonObject;
      return status === 401n ? { error: message! } : envelope;
    }),
});
