import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes empty elements of the XML as one tag',
  cites:
    'XML 1.0, section 3.1: an element with no content may be a start-tag with an end-tag at once, or an empty-element tag',
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<(\w+)><\/\1>/g, '<$1 />')),
});
