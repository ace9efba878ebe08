import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlBytes } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes XML in UTF-16 with a byte order mark',
  cites: 'XML 1.0, section 4.3.3: all processors must be able to read UTF-8 and UTF-16',
  install: (rig) =>
    withXmlBytes(rig, (text) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'), 'application/xml'),
});
