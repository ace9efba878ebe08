import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'gives an event without a link, in XML, that of the one before',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#other-entry'],
  needs: { profiles: ['interface'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replace(/<link>([^<]+)<\/link>((?:(?!<link>).)*)<link><\/link>/s, '<link></link>$2<link>$1</link>'),
    ),
});
