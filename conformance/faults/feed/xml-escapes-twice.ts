import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'escapes texts twice in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#escaped-twice'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('&amp;', '&amp;amp;')),
});
