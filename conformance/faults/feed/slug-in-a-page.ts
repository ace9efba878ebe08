import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withPage } from '../feed-pages.ts';

export default fault<FeedRig>({
  text: 'repeats the slug in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/odd/repeated#slug'],
  install: (rig) =>
    withPage(rig, ({ pathname }) =>
      pathname.includes('.json') ? decodeURIComponent(pathname.replace(/%zz|%ff|%fe/g, '')) : null,
    ),
});
