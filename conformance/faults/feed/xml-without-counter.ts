import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'leaves meta.requests out of the XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#missing'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<requests>\d+<\/requests>/, '')),
});
