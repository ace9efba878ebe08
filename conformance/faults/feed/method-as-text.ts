import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the name of the site as meta.method',
  breaks: 'FEED-EN-008',
  caughtBy: ['feed/envelope/method#type'],
  install: (rig) =>
    withMeta(rig, (meta) => (meta.status === 200 ? { ...meta, method: 'Faculty of Engineering & Design' } : meta)),
});
