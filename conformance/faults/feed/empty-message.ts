import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says nothing of a success',
  breaks: 'FEED-EN-004',
  caughtBy: ['feed/envelope/message#empty'],
  install: (rig) => withMeta(rig, (meta) => (meta.status === 200 ? { ...meta, message: '' } : meta)),
});
