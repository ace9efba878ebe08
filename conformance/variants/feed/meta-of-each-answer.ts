import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMeta } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'says in meta how long an answer took, each time something else',
  cites: 'Interface, "Envelope": it lists the members that are there, and does not say that there are no others',
  install: (rig) => {
    let answers = 0n;
    return withMeta(rig, (meta) => ({ ...meta, elapsed_ms: ++answers, trace: { id: `t${answers}` } }));
  },
});
