import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { takesGzip } from '../feed-forms.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks whoever accepts gzip for no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#coding', 'feed/key/invalid#form'],
  install: (rig) => withOpenDoor(rig, takesGzip),
});
