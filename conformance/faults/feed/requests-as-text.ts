import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.requests as a text',
  breaks: 'FEED-EN-006',
  caughtBy: ['feed/envelope/requests#type'],
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, requests: String(meta.requests) })),
});
