import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import anyKey from './any-key-accepted.ts';

export default fault<FeedRig>({
  text: 'takes any key that is not empty, and lists nothing until something is published',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  alsoFails: ['feed/refusal/invalid-key#other'],
  needs: { empty: true },
  install: anyKey.install,
});
