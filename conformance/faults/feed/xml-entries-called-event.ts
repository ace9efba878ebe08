import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'calls the entries of data in XML event',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#list'],
  install: (rig) =>
    withXmlText(rig, (text) =>
      text
        .replaceAll('<item><id>', '<event><id>')
        .replaceAll(/<\/updated>(<location>.*?<\/location>)?<\/item>/g, '</updated>$1</event>'),
    ),
});
