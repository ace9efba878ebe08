import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withPage } from '../feed-pages.ts';

export default fault<FeedRig>({
  text: 'repeats the callback in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/odd/repeated#callback'],
  install: (rig) => withPage(rig, ({ searchParams }) => searchParams.get('callback')),
});
