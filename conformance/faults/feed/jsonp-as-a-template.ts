import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'puts texts with a dollar sign into calls as templates',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/published-jsonp#unreadable'],
  install: (rig) => withJsonpText(rig, (text) => text.replaceAll(/"([^"]*\$\{[^"]*)"/g, '`$1`')),
});
