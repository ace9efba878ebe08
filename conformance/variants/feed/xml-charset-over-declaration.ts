import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlBytes } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'declares another encoding in the XML than in the Content-Type, which is right',
  cites: 'RFC 7303, section 3.2: the charset parameter is authoritative where there is no byte order mark',
  install: (rig) =>
    withXmlBytes(rig, (text) => Buffer.from(text.replace('UTF-8', 'ISO-8859-1')), 'application/xml; charset="utf-8"'),
});
