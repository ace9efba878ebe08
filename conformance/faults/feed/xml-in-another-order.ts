import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'lists the events in XML the other way round',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#order'],
  install: (rig) =>
    withXmlText(rig, (text) => {
      const events = text.match(/<item><id>.*?<\/updated>.*?<\/item>/gs) ?? [];
      return text.replace(events.join(''), () => events.toReversed().join(''));
    }),
});
