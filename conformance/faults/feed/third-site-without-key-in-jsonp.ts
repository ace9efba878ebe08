import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'asks for no key in JSONP of a site that is not asked for often',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#other-site'],
  install: (rig) => withOpenDoor(rig, ({ url }) => /\/science\.json\?(.*&)?callback=/.test(url)),
});
