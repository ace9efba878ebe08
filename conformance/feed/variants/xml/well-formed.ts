import { feedVariant } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlWithComments = feedVariant({
  text: 'has comments and instructions in the XML',
  cites: 'XML 1.0, section 2.5: comments may appear anywhere in a document outside other markup',
  install: (rig) =>
    withXmlText(
      rig,
      (text) =>
        `${text.replace('<response>', '<?xml-stylesheet href="events.xsl"?><!-- events & more --><response>').replaceAll('</title>', '<!-- title --></title>')}<!-- end -->`,
    ),
});
