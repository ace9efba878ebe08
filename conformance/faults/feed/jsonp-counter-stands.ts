import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpMeta } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'says the same number of requests each time in JSONP',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-jsonp#standing'],
  install: (rig) => withJsonpMeta(rig, (meta) => ({ ...meta, requests: 42n })),
});
