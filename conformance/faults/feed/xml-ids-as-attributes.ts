import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes ids in XML as attributes',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#missing'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<item><id>(\d*)<\/id>/g, '<item id="$1">')),
});
