import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has an event in XML that is gone from JSON',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#extra'],
  install: (rig) =>
    withXmlText(rig, (text) => text.replace('</data>', '<item><id>77</id><title>Gone</title></item></data>')),
});
