import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes a format that there is not for a method that there is not, against what is declared',
  breaks: 'FEED-FM-008',
  caughtBy: ['feed/format/unknown#not-as-declared'],
  needs: { declare: { 'unknown-format': 'not-found' } },
  install: (rig) =>
    withFeedUrl(rig, (url) => {
      url.pathname = url.pathname.replace(/\.touchstone$/, '.stonetouch');
    }),
});
