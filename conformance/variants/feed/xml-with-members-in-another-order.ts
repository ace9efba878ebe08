import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'has the members of events in XML in another order',
  cites: 'Interface, "Event": the members are a table, whose order says nothing',
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/(<id>\d*<\/id>)(<title>[^<]*<\/title>)/g, '$2$1')),
});
