import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'has comments and instructions in the XML',
  cites: 'XML 1.0, section 2.5: comments may appear anywhere in a document outside other markup',
  install: (rig) =>
    withXmlText(
      rig,
      (text) =>
        `${text.replace('<response>', '<?xml-stylesheet href="events.xsl"?><!-- events & more --><response>').replaceAll('</title>', '<!-- title --></title>')}<!-- end -->`,
    ),
});
