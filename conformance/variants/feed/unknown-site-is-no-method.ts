import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<FeedRig>({
  text: 'says of an unknown site that there is no such method',
  cites: 'choice unknown-site',
  needs: { declare: { 'unknown-site': 'invalid-method' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, unknownSite: 'invalid-method' } }),
});
