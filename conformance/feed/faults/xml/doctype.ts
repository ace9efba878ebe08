import { feedFault } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlWithADoctype = feedFault({
  text: 'declares a document type',
  breaks: 'FEED-XM-004',
  caughtBy: ['feed/xml/doctype#doctype'],
  install: (rig) => withXmlText(rig, (text) => text.replace('<response>', '<!DOCTYPE response>\n<response>')),
});
