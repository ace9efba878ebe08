import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has a word for meta.timestamp in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-meta#kind'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<timestamp>\d+/, '<timestamp>today')),
});
