import { feedVariant } from '../../testbed/alteration.ts';
import { withXmlBytes } from '../../testbed/xml.ts';

export const xmlCharsetOverDeclaration = feedVariant({
  text: 'declares another encoding in the XML than in the Content-Type, which is right',
  cites: 'RFC 7303, section 3.2: the charset parameter is authoritative where there is no byte order mark',
  install: (rig) =>
    withXmlBytes(rig, (text) => Buffer.from(text.replace('UTF-8', 'ISO-8859-1')), 'application/xml; charset="utf-8"'),
});

export const xmlInLatin1 = feedVariant({
  text: 'writes XML in ISO-8859-1 and declares it, with references for all other characters',
  cites: 'XML 1.0, section 4.3.3: entities in other encodings begin with a text declaration that names theirs',
  install: (rig) =>
    withXmlBytes(
      rig,
      (text) =>
        Buffer.from(
          text.replace('UTF-8', 'ISO-8859-1').replace(/[^\0-\xff]/gu, (letter) => `&#${letter.codePointAt(0)};`),
          'latin1',
        ),
      'application/xml; charset=ISO-8859-1',
    ),
});

export const xmlInUtf16 = feedVariant({
  text: 'writes XML in UTF-16 with a byte order mark',
  cites: 'XML 1.0, section 4.3.3: all processors must be able to read UTF-8 and UTF-16',
  install: (rig) =>
    withXmlBytes(rig, (text) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'), 'application/xml'),
});

export const xmlWithoutDeclaration = feedVariant({
  text: 'begins the XML without a declaration, with a byte order mark',
  cites: 'XML 1.0, section 4.3.3: in the absence of a declaration an entity in UTF-8 may begin with a byte order mark',
  install: (rig) =>
    withXmlBytes(rig, (text) => Buffer.from(`\ufeff${text.replace(/^<\?xml.*\?>\n/, '')}`), 'application/xml'),
});
