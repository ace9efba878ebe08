import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withTags } from '../../faults/feed-tags.ts';

export default variant<FeedRig>({
  text: 'gives XML an entity tag that is another whenever its data is',
  cites: 'RFC 9110, section 8.8.3: an entity tag tells representations of one resource apart',
  install: (rig) => withTags(rig, (data) => data, undefined, /\/events\/.*\.xml(\?|$)/),
});
