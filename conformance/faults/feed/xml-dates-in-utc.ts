import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes dates in XML in UTC',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/form#value'],
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(/>(\d{4}-\d\d-\d\dT[^<]*)</g, (_, date: string) => `>${new Date(date).toISOString()}<`),
    ),
});
