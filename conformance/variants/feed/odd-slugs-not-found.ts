import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'has no method at paths that hold a digit, and no data of other unknown sites',
  cites: 'Interface, "Errors": other status codes and their conditions are not shown',
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) =>
        /\/events\/[^/]*\d[^/]*\.\w+$/.test(path.replaceAll(/%\w\w/g, '_'))
          ? { kind: 'nothing' }
          : rig.parts.route(path),
    }),
});
