import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpValue } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'says more in JSONP than in JSON',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/jsonp#extra'],
  install: (rig) => withJsonpValue(rig, (value) => ({ ...value, callback: true })),
});
