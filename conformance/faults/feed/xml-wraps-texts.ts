import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'wraps titles in XML once more',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#structure'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<title>([^<]+)</g, '<title><plain>$1</plain><')),
});
