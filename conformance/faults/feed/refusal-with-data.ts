import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says in the data of an error what went wrong',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/known/errors#not-empty'],
  install: (rig) =>
    withFeedJson(rig, (envelope) => {
      const { status, message } = envelope.meta as JsonObject;
      return status === 401n ? { ...envelope, data: [message!] } : envelope;
    }),
});
