import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'ends a text in XML where it has the end of a CDATA section',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#text'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/>([^<]*?)\]\]&gt;[^<]*</g, '><![CDATA[$1]]><')),
});
