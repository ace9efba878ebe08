import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'lists the events in XML the other way round, though an order is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  needs: { declare: { order: 'next' } },
  install: (rig) =>
    withXmlText(rig, (text) => {
      const events = text.match(/<item><id>.*?<\/updated>.*?<\/item>/gs) ?? [];
      return text.replace(events.join(''), () => events.toReversed().join(''));
    }),
});
