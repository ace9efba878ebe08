import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where the method is HEAD',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#head'],
  alsoFails: ['feed/key/invalid#head'],
  install: (rig) => withOpenDoor(rig, ({ method }) => method === 'HEAD'),
});
