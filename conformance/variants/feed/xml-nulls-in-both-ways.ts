import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'leaves some nulls out of the XML, and has empty elements for others',
  cites: 'choice null-in-xml: of what says both nothing is declared',
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('<link></link>', '')),
});
