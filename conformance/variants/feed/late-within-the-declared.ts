import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withItemsLate } from '../../faults/feed-store.ts';

export default variant<FeedRig>({
  text: 'lists an item five seconds after its publication, as is declared',
  cites: 'choice visible-within',
  needs: { declare: { 'visible-within': '5' } },
  install: (rig) => withItemsLate(rig, 5_000),
});
