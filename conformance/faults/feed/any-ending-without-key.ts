import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl, withOpenDoor } from '../feed-keys.ts';

const KNOWN = /\.(json|xml)$/;

export default fault<FeedRig>({
  text: 'takes any ending of a path for JSON, and asks for a key only where the path is one of those written down',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#beside'],
  install: (rig) =>
    withFeedUrl(
      withOpenDoor(rig, ({ url }) => url.includes('ending=')),
      (url) => {
        if (!url.pathname.includes('/events/') || KNOWN.test(url.pathname)) return;
        url.pathname = url.pathname.replace(/\.[^./]+$/, '.json');
        url.searchParams.set('ending', 'yes');
      },
    ),
});
