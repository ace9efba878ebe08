import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withMeta } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives as meta.timestamp when it was first asked',
  breaks: 'FEED-EN-007',
  caughtBy: ['feed/envelope/timestamp#standing'],
  install: (rig) => {
    let first: Json | undefined;
    return withMeta(rig, (meta) => ({ ...meta, timestamp: (first ??= meta.timestamp!) }));
  },
});
