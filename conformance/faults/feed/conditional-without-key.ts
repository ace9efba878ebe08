import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where a request is conditional',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#conditional'],
  install: (rig) => withOpenDoor(rig, ({ headers }) => headers.has('if-none-match')),
});
