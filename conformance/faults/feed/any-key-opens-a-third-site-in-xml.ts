import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes any key that is not empty for XML of a site that is not asked for often',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#other-site'],
  install: (rig) => withOpenDoor(rig, ({ url }) => /\/science\.xml\?key=./.test(url)),
});
