import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'leaves out the escapes of backslashes in calls, whose texts then are others',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/published-jsonp#differs'],
  install: (rig) => withJsonpText(rig, (text) => text.replaceAll('\\\\ ', '')),
});
