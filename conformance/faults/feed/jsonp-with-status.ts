import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'calls back with a status and the JSON',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#argument'],
  install: (rig) => withJsonpText(rig, (text) => text.replace(/\);\n?$/, ', 200);')),
});
