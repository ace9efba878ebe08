import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.status as a text',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#type'],
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, status: String(meta.status) })),
});
