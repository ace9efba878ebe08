import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'answers with nothing where XML is asked for',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/xml/served#empty'],
  install: (rig) => withXmlText(rig, () => ''),
});
