import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'repeats the element of a type in XML instead of listing items',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#list'],
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(/<type>((?:<item>[^<]*<\/item>)+)<\/type>/g, (_, items: string) =>
        items.replaceAll('item>', 'type>'),
      ),
    ),
});
