import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withPlainErrors } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'answers errors without a call, and declares that they are called',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#not-as-declared'],
  needs: { declare: { 'jsonp-errors': 'called' } },
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});
