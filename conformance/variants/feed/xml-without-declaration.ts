import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlBytes } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'begins the XML without a declaration, with a byte order mark',
  cites: 'XML 1.0, section 4.3.3: in the absence of a declaration an entity in UTF-8 may begin with a byte order mark',
  install: (rig) =>
    withXmlBytes(rig, (text) => Buffer.from(`\ufeff${text.replace(/^<\?xml.*\?>\n/, '')}`), 'application/xml'),
});
