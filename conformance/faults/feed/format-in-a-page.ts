import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withPage } from '../feed-pages.ts';

export default fault<FeedRig>({
  text: 'repeats the format in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/odd/repeated#format'],
  install: (rig) => withPage(rig, ({ pathname }) => (/\.%3C/i.test(pathname) ? decodeURIComponent(pathname) : null)),
});
