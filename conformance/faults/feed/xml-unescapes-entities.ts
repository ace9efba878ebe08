import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'does not escape in XML what looks like an entity',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#differs'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/&amp;(?=(?:amp|lt|gt|quot|apos);)/g, '&')),
});
