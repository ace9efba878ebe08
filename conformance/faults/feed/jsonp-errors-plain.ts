import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withPlainErrors } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'answers errors without the call that was asked for',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#plain'],
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});
