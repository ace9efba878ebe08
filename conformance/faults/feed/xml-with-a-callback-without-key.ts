import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key where XML is wanted and a callback is given',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#xml', 'feed/key/invalid#form'],
  install: (rig) =>
    withOpenDoor(rig, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      return pathname.endsWith('.xml') && searchParams.has('callback');
    }),
});
