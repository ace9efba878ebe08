import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withJsonpText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'calls the callback with a variable that holds the object',
  cites: 'Interface, "Endpoints": it names a callback, and does not say in which script it is called',
  install: (rig) =>
    withJsonpText(rig, (text) => text.replace(/^(\/\*\*\/)([^(]+)\((.*)\);/s, '$1var data=$3;$2(data);')),
});
