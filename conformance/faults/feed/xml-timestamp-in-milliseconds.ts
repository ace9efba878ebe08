import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'counts meta.timestamp in milliseconds in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#timestamp'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<timestamp>\d+/, '$&000')),
});
