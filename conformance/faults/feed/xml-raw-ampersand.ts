import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes ampersands as they are',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('&amp;', '&')),
});
