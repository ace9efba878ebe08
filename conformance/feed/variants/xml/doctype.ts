import { feedVariant } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlWithAHarmlessDoctype = feedVariant({
  text: 'names a document type of its own in the XML',
  cites: 'XML 1.0, section 2.8: a document may have a document type declaration before its first element',
  warns: ['feed/xml/doctype#doctype'],
  install: (rig) =>
    withXmlText(rig, (text) => text.replace('<response>', '<!DOCTYPE response SYSTEM "events.dtd"><response>')),
});
