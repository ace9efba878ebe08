import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes a control character by its number',
  breaks: 'FEED-XM-001',
  caughtBy: ['feed/xml/well-formed#not-well-formed'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('Event 7', 'Event&#1;7')),
});
