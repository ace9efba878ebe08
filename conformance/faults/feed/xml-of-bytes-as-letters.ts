import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'takes UTF-8 for ISO-8859-1 when it writes XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#text'],
  install: (rig) => withXmlText(rig, (text) => Buffer.from(text).toString('latin1')),
});
