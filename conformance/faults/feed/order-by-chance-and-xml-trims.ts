import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withShuffle } from '../feed.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'trims texts in XML, in a list that has another order each time',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#white-space', 'feed/order/same#shuffled', 'feed/order/known#not-next'],
  install: (rig) => withXmlText(withShuffle(rig), (text) => text.replaceAll(/> *([^<>]*?) *</g, '>$1<')),
});
