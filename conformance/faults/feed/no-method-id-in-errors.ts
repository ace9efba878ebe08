import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves meta.method_id out of errors',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/known/errors#missing'],
  install: (rig) =>
    withMeta(rig, ({ method_id, ...meta }) => (Number(meta.status) < 300 ? { ...meta, method_id: method_id! } : meta)),
});
