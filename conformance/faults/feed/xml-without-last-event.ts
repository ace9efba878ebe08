import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'leaves the last event out of XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#missing'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<item><id>(?:(?!<item><id>).)*<\/data>/s, '</data>')),
});
