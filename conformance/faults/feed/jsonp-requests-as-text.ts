import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpMeta } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has a text for meta.requests in JSONP',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp-meta#kind'],
  install: (rig) => withJsonpMeta(rig, (meta) => ({ ...meta, requests: `${meta.requests}` })),
});
