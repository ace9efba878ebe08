import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes any key where the method is HEAD',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#head'],
  install: (rig) => withOpenDoor(rig, ({ method, url }) => method === 'HEAD' && new URL(url).searchParams.has('key')),
});
