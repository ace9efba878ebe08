import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlCounterUnchanged = fault<FeedRig>({
  text: 'says the same number of requests each time in XML',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-xml#unchanged'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<requests>\d+</, '<requests>42<')),
});
