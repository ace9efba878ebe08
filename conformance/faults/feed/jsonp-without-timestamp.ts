import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpMeta } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'leaves meta.timestamp out of JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-meta#missing'],
  install: (rig) => withJsonpMeta(rig, ({ timestamp: _, ...meta }) => meta),
});
