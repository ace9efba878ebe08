import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'cuts texts in XML after 2,000 characters',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#differs'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/>([^<]{2000})[^<]+</g, '>$1<')),
});
