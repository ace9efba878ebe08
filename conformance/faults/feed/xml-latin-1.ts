import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlBytes } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'writes ISO-8859-1 and says UTF-8',
  breaks: 'FEED-XM-002',
  caughtBy: ['feed/xml/encoding#encoding'],
  install: (rig) =>
    withXmlBytes(
      rig,
      (text) =>
        Buffer.from(
          text.replace(/[^\0-\xff]/gu, (one) => `&#${one.codePointAt(0)};`),
          'latin1',
        ),
      'application/xml; charset=utf-8',
    ),
});
