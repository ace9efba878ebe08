import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes carriage returns as they are in XML, where every reader takes them for line feeds',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#line-end'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('&#13;', '\r')),
});
