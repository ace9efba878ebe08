import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where the site is another',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#other-site'],
  install: (rig) => withOpenDoor(rig, ({ url }) => url.includes('/eng.')),
});
