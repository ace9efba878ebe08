import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMeta } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'has a clock that is behind by most of a minute',
  cites: 'choice clock-skew',
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, timestamp: Number(meta.timestamp) - 50 })),
});
