import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

const ownId = (number: number): bigint => 2n ** 64n + 2n ** 63n + BigInt(number);

export default variant<FeedRig>({
  text: 'gives events ids of its own that no machine word holds, next to each other, and says so',
  cites: 'RFC 8259, section 6: a number has as many digits as it is written with',
  needs: { given: ({ id }, number) => ({ id: id && ownId(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({ ...rig.parts.event(item, ...more), id: item.event.id && ownId(item.number) }),
    }),
});
