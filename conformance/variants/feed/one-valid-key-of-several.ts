import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'lets in whoever sends a valid key among others',
  cites: 'Interface, "Authentication": which of several keys counts is not shown',
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => rig.parts.authorise([given.find((one) => find(one)) ?? given[0] ?? []].flat(), find),
    }),
});
