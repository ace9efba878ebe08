import { feedFault } from '../../testbed/alteration.ts';
import { withXmlBytes } from '../../testbed/xml.ts';

export const xmlDeclaresUtf16 = feedFault({
  text: 'declares UTF-16 and writes UTF-8',
  breaks: 'FEED-XM-002',
  caughtBy: ['feed/xml/encoding#encoding'],
  install: (rig) => withXmlBytes(rig, (text) => Buffer.from(text.replace('"UTF-8"', '"UTF-16"')), 'application/xml'),
});

export const xmlLatin1 = feedFault({
  text: 'writes ISO-8859-1 and declares UTF-8',
  breaks: 'FEED-XM-002',
  caughtBy: ['feed/xml/encoding#encoding'],
  install: (rig) =>
    withXmlBytes(
      rig,
      (text) =>
        Buffer.from(
          text.replace(/[^\0-\xff]/gu, (letter) => `&#${letter.codePointAt(0)};`),
          'latin1',
        ),
      'application/xml; charset=utf-8',
    ),
});
