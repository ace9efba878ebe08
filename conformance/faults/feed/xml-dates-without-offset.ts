import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes dates in XML without their offset',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#text'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/(T\d\d:\d\d:\d\d)(?:Z|[+-]\d\d:\d\d)</g, '$1<')),
});
