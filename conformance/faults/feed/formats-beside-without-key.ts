import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedUrl, withOpenDoor } from '../feed-keys.ts';

const CAPITALS = /\.JSON$/;

export default fault<FeedRig>({
  text: 'takes the format in capitals as well, and asks for no key there',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#beside'],
  install: (rig) =>
    withFeedUrl(
      withOpenDoor(rig, ({ url }) => url.includes('capitals=')),
      (url) => {
        if (!CAPITALS.test(url.pathname)) return;
        url.pathname = url.pathname.replace(CAPITALS, '.json');
        url.searchParams.set('capitals', 'yes');
      },
    ),
});
