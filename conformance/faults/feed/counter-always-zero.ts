import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives 0 for meta.requests, however many requests there were',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#standing'],
  needs: { profiles: ['interface'] },
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, requests: 0 })),
});
