import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says nothing of an error but its number',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/known/message#other'],
  install: (rig) => withMeta(rig, (meta) => (Number(meta.status) >= 400 ? { ...meta, message: '' } : meta)),
});
