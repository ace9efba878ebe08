import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMeta } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'answers by turns from two hosts, of which one has a clock ahead by three seconds',
  cites: 'choice clock-skew',
  install: (rig) => {
    let asked = 0;
    return withMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) + 3 * (asked++ % 2) }));
  },
});
