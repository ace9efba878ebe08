import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'mirrors errors in the status of HTTP',
  cites: 'choice status',
  needs: { declare: { status: 'mirrored' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, status: 'mirrored' } }),
});
