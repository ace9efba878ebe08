import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpMeta } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'counts meta.timestamp in milliseconds in JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-meta#timestamp'],
  install: (rig) => withJsonpMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) * 1000 })),
});
