import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.message as an object',
  breaks: 'FEED-EN-004',
  caughtBy: ['feed/envelope/message#type'],
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, message: { text: meta.message! } })),
});
