import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves meta.status out where it knows no such site',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/known/errors#missing'],
  install: (rig) =>
    withFeedJson(rig, (envelope, path) => {
      if (!/\/events\/no-site-/.test(path)) return envelope;
      const { status: _, ...meta } = envelope.meta as Record<string, never>;
      return { ...envelope, meta };
    }),
});
