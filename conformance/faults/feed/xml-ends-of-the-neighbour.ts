import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'gives an occurrence without an end, in XML, that of the one before',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/published-xml#differs'],
  needs: { profiles: ['interface'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(
        /<end>([^<]+)<\/end><\/item><item><start>([^<]+)<\/start><end><\/end>/g,
        '<end></end></item><item><start>$2</start><end>$1</end>',
      ),
    ),
});
