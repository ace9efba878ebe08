import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';

export default fault<FeedRig>({
  text: 'repeats the key that it refuses',
  breaks: 'FEED-KY-005',
  caughtBy: ['feed/echo/key#body'],
  install: (rig) =>
    withFeedJson(rig, (value, path) => {
      const key = new URL(path, 'http://feed').searchParams.get('key');
      const { meta } = value as { meta: { readonly [name: string]: bigint } };
      return key !== null && meta.status === 401n ? { ...value, meta: { ...meta, key } } : value;
    }),
});
