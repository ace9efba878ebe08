import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'says more in XML than in JSON',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#extra'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('</updated>', '</updated><cost>0</cost>')),
});
