import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withDates } from '../../faults/feed-tags.ts';

export default variant<FeedRig>({
  text: 'gives Last-Modified in any second, beside an entity tag that tells the states of one second apart',
  cites: 'RFC 9110, section 8.8.4: a client sends the entity tag that it was given, and that is what counts',
  install: (rig) => withDates(rig, () => true, true),
});
