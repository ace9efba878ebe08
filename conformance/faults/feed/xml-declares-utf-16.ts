import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlBytes } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'declares UTF-16 and writes UTF-8',
  breaks: 'FEED-XM-002',
  caughtBy: ['feed/xml/encoding#encoding'],
  install: (rig) => withXmlBytes(rig, (text) => Buffer.from(text.replace('"UTF-8"', '"UTF-16"')), 'application/xml'),
});
