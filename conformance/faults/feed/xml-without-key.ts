import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where XML is wanted',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#xml', 'feed/key/invalid#form'],
  install: (rig) => withOpenDoor(rig, ({ url }) => new URL(url).pathname.endsWith('.xml')),
});
