import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of a wrong key in French what it is',
  breaks: 'FEED-OD-001',
  caughtBy: ['feed/known/message#other'],
  install: (rig) =>
    withFeedParts(rig, { message: (status) => (status === 401 ? 'Clé non valide' : rig.parts.message(status)) }),
});
