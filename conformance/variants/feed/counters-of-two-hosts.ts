import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMeta } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'is served by two hosts in turn, each of which has a counter of its own',
  cites: 'Interface, "Envelope": it says request counter, and not of whom',
  install: (rig) => {
    const counts = [98, 6];
    let turn = 0;
    return withMeta(rig, (meta) => {
      if (Number(meta.requests) < 0) return meta;
      const host = turn++ % 2;
      counts[host]! += 1;
      return { ...meta, requests: counts[host]! };
    });
  },
});
