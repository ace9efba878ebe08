import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the name of the site beside meta.method, not in it',
  breaks: 'FEED-EN-010',
  caughtBy: ['feed/envelope/members#missing'],
  install: (rig) => withMeta(rig, ({ method, ...meta }) => ({ ...meta, method: {}, ...(method as JsonObject) })),
});
