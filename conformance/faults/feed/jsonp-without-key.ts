import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where a callback is given',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#jsonp', 'feed/key/invalid#form'],
  install: (rig) => withOpenDoor(rig, ({ url }) => new URL(url).searchParams.has('callback')),
});
