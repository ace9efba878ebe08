import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'groups the digits of numbers in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#number'],
  install: (rig) => withXmlText(rig, (text) => text.replace('<method_id>1559', '<method_id>1,559')),
});
