import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'says the same number of requests each time in XML',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-xml#standing'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<requests>\d+</, '<requests>42<')),
});
