import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { datesInUtc, withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes dates in XML in UTC',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#value'],
  install: (rig) => withXmlText(rig, datesInUtc),
});
