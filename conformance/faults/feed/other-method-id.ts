import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the id of the method that lists the events of all sites',
  breaks: 'FEED-EN-005',
  caughtBy: ['feed/envelope/method-id#other'],
  install: (rig) => withMeta(rig, (meta) => (meta.method_id === 1559 ? { ...meta, method_id: 1693 } : meta)),
});
