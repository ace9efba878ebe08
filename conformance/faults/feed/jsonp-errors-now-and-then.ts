import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withPlainErrors } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'answers a missing key with a call, and a wrong one without',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#changed'],
  install: (rig) => withPlainErrors(rig, (status) => status === 401n),
});
