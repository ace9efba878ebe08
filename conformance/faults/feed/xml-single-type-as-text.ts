import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes a single type in XML as text',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#list'],
  install: (rig) =>
    withXmlText(rig, (text) => text.replaceAll(/<type><item>([^<]*)<\/item><\/type>/g, '<type>$1</type>')),
});
