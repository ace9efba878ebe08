import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'trims texts in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#white-space'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/> *([^<>]*?) *</g, '>$1<')),
});
