import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMeta } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'says its version in meta',
  cites: 'Interface, "Envelope": it lists the members that are there, and does not say that there are no others',
  install: (rig) => withMeta(rig, (meta) => ({ ...meta, version: 207n })),
});
