import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives meta.method_id as a text',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#type'],
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, method_id: String(meta.method_id) })),
});
