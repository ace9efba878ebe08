import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'does not close the call',
  breaks: 'FEED-JP-001',
  caughtBy: ['feed/jsonp/script#not-javascript'],
  install: (rig) => withJsonpText(rig, (text) => text.replace(/\);\n?$/, '')),
});
