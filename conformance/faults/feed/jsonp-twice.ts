import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'calls back twice',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#several-statements'],
  install: (rig) => withJsonpText(rig, (text) => `${text}\n${text}`),
});
