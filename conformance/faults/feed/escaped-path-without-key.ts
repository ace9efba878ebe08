import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where a letter of the path is percent-encoded',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#spelling'],
  install: (rig) => withOpenDoor(rig, ({ url }) => /%65ngineering/.test(url)),
});
