import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'has the elements of the XML in a namespace, with further attributes',
  cites: 'Interface, "Endpoints": it asks for XML, and names no namespace and no attribute',
  install: (rig) =>
    withXmlText(rig, (text) =>
      text
        .replace('<response>', '<e:response xmlns:e="urn:example:events" version="2">')
        .replace('</response>', '</e:response>')
        .replaceAll('<item>', "<item class='x' lang = 'en'>"),
    ),
});
