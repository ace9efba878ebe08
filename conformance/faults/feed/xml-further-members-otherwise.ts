import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has another room in XML than in JSON',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#text'],
  install: (rig) => withXmlText(rig, (text) => text.replace('<room>E5 101</room>', '<room>E5 1101</room>')),
});
