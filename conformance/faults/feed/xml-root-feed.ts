import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'calls the root of the XML feed',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#root'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<(\/?)response>/g, '<$1feed>')),
});
