import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'gives one of the types of an event, in XML, to the next one',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#other-entry'],
  install: (rig) =>
    withXmlText(rig, (text) => text.replace(/(<item>[^<]*<\/item>)<\/type>(.*?)<type>/s, '</type>$2<type>$1')),
});
