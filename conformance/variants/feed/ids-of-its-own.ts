import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

const ownId = (number: number): bigint => 5_000_000n + BigInt(number);

export default variant<FeedRig>({
  text: 'gives events ids of its own, and says so',
  cites: 'Interface, "Event": it does not say who gives an id',
  needs: { given: ({ id }, number) => ({ id: id && ownId(number) }) },
  install: (rig) =>
    withFeedParts(rig, {
      event: (item, ...more) => ({ ...rig.parts.event(item, ...more), id: item.event.id && ownId(item.number) }),
    }),
});
