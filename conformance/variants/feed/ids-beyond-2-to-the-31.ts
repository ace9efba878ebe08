import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

const ownId = (number: number): bigint => 2n ** 40n + BigInt(number);

export default variant<FeedRig>({
  text: 'gives events ids of its own between 2^31 and 2^53, and says so',
  cites: 'Interface, "Event": an id is an integer; nothing says of which size',
  needs: { given: ({ id }, number) => ({ id: id && ownId(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({ ...rig.parts.event(item, ...more), id: item.event.id && ownId(item.number) }),
    }),
});
